import { Fragment, type ReactNode } from 'react';
import type { SamplePage } from '#src/content/readers/read-sample.ts';
import { Heading, Text } from '../Text.tsx';
import styles from './SampleSheet.module.css';

/** Redacted text is announced to screen readers. */
export function renderMarks(text: string): ReactNode[] {
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

export const getSheetHeadingId = (sheetId: string) => `${sheetId}-title`;

export function SampleSheet({ content }: { content: SamplePage }) {
  const { document, id, page, title, about, columns, rows, note } = content;
  return (
    <article id={id} className={styles.root}>
      <p className={styles.runningHead}>
        <span>
          <b>DEP</b> {document}
        </span>{' '}
        <b>Sample, no client data</b> <span>{page}</span>
      </p>
      <Heading as="h3" id={getSheetHeadingId(id)}>
        {renderMarks(title)}
      </Heading>
      {about && <Text>{renderMarks(about)}</Text>}
      {/* Cells of five columns are short enough for a phone. */}
      <table data-stacked={columns.length < 5 || undefined}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Text as="th" key={index} scope="col">
                {column}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, cells }, row) => (
            <Fragment key={row}>
              <tr>
                <Text as="th" scope="row">
                  {renderMarks(name)} {detail && <Text as="small">{renderMarks(detail)}</Text>}
                </Text>
                {cells.map((cell, index) => (
                  <Text as="td" key={index} data-column={columns[index + 1]}>
                    {renderMarks(cell)}
                  </Text>
                ))}
              </tr>
              {row === 0 && note && (
                <tr>
                  <td colSpan={columns.length}>
                    <Text as="em">{note}</Text>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </article>
  );
}
