import { Fragment, type ReactNode } from 'react';
import { unbroken } from './unbroken.ts';
import styles from './Specimen.module.css';

/** One page of a document that a client receives. In its texts `[words]` are blacked out and `~words~` struck out. */
export interface SpecimenSheet {
  /** What the document is, in its running head. */
  readonly document: string;
  readonly page: string;
  readonly title: string;
  /** What stands under the title. */
  readonly about?: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly detail?: string;
    readonly cells: readonly string[];
  }[];
  /** A handwritten note in the first row. */
  readonly note?: string;
}

/** Text whose `[words]` are bars that say so to screen readers, and whose `~words~` are struck out. */
function DocumentText({ text }: { text: string }): ReactNode {
  return text.split(/(\[.*?\]|~.*?~)/).map((part, index) => {
    const words = part.slice(1, -1);
    if (part.startsWith('~')) return <del key={index}>{words}</del>;
    if (!part.startsWith('[')) return <Fragment key={index}>{unbroken(part)}</Fragment>;
    return (
      <span key={index} className={styles.redacted}>
        {words} redacted
      </span>
    );
  });
}

/** Documents of the kind that a client receives, laid on the page and cropped by it. */
export function Specimen({ content }: { content: readonly SpecimenSheet[] }) {
  return (
    <div className={styles.root}>
      {content.map(({ document, page, title, about, columns, rows, note }) => (
        <article key={title} className={styles.sheet}>
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
          {/* Five short columns fit on a phone; sentences beside each other don't. */}
          <table data-folds={columns.length < 5 || undefined}>
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
