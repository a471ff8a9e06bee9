import type { ReactNode } from 'react';
import { Heading, Text } from './Text.tsx';
import styles from './SampleDocument.module.css';

/** A page of a sample document. In its texts, `[…]` is redacted and `~…~` is struck out. */
export interface SamplePage {
  /** Document type, in the running head. */
  readonly document: string;
  /** Makes the page the target of links. */
  readonly id?: string;
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
function renderMarks(text: string): ReactNode[] {
  return text.split(/(\[.*?\]|~.*?~)/).map((part, index) => {
    const words = part.slice(1, -1);
    if (part.startsWith('~')) return <del key={index}>{words}</del>;
    if (!part.startsWith('[')) return part;
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
      {content.map(({ document, id, page, title, about, columns, rows, note }) => (
        <article key={title} id={id} className={styles.page}>
          <p className={styles.runningHead}>
            <span>
              <b>DEP</b> {document}
            </span>
            <b>Sample, no client data</b>
            <span>{page}</span>
          </p>
          <Heading as="h3">{renderMarks(title)}</Heading>
          {about && <Text>{renderMarks(about)}</Text>}
          {/* Cells of five columns are short enough for a phone; longer ones are stacked. */}
          <table data-stacked={columns.length < 5 || undefined}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <Text as="th" key={column} scope="col">
                    {column}
                  </Text>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, detail, cells }, row) => (
                <tr key={name}>
                  <Text as="th" scope="row">
                    {renderMarks(name)}
                    {detail && <Text as="small">{detail}</Text>}
                    {row === 0 && note && <Text as="em">{note}</Text>}
                  </Text>
                  {cells.map((cell, index) => (
                    <Text as="td" key={columns[index + 1]} data-column={columns[index + 1]}>
                      {renderMarks(cell)}
                    </Text>
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
