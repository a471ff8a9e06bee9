import { unbroken } from './unbroken.ts';
import styles from './ComparisonTable.module.css';

export interface ComparisonTableContent {
  /** Names the table for readers who move from table to table. */
  readonly label: string;
  /** The headings of all columns, the row headings' column first. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

/** Things compared by the same few questions. */
export function ComparisonTable({ content }: { content: ComparisonTableContent }) {
  return (
    <table className={styles.root} aria-label={content.label}>
      <thead>
        <tr>
          {content.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{unbroken(title)}</th>
            {cells.map((cell, index) => (
              <td key={cell} data-column={content.columns[index + 1]}>
                {unbroken(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
