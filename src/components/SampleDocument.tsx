import { Fragment, type ReactNode } from 'react';
import { preventBreaks } from './prevent-breaks.ts';
import styles from './SampleDocument.module.css';

/** A page of a sample document. In its texts, `[…]` is redacted and `~…~` is struck out. */
export interface SamplePage {
  /** Document type, in the running head. */
  readonly document: string;
  readonly page: string;
  readonly title: string;
  readonly about?: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly detail?: string;
    readonly cells: readonly string[];
  }[];
  readonly note?: string;
}

/** Redacted text is announced to screen readers. */
function DocumentText({ text }: { text: string }): ReactNode {
  return text.split(/(\[.*?\]|~.*?~)/).map((part, index) => {
    const words = part.slice(1, -1);
    if (part.startsWith('~')) return <del key={index}>{words}</del>;
    if (!part.startsWith('[')) return <Fragment key={index}>{preventBreaks(part)}</Fragment>;
    return (
      <span key={index} className={styles.redacted}>
        {words} redacted
      </span>
    );
  });
}

export function SampleDocument({ content }: { content: readonly SamplePage[] }) {
  return (
    <div className={styles.root}>
      {content.map(({ document, page, title, about, columns, rows, note }) => (
        <article key={title} className={styles.page}>
          <p className={styles.runningHead}>
            <span>
              <b>DEP</b> {document}
            </span>
            <b>Sample, no client data</b>
            <span>{page}</span>
          </p>
          <h3>
            <DocumentText text={title} />
          </h3>
          {about && (
            <p>
              <DocumentText text={about} />
            </p>
          )}
          {/* Cells of five columns are short enough for a phone; longer ones are stacked. */}
          <table data-stacked={columns.length < 5 || undefined}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, detail, cells }, row) => (
                <tr key={name}>
                  <th scope="row">
                    <DocumentText text={name} />
                    {detail && <small>{detail}</small>}
                    {row === 0 && note && <em>{note}</em>}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} data-column={columns[index + 1]}>
                      <DocumentText text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </div>
  );
}
