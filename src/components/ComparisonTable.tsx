import { preventBreaks } from './prevent-breaks.ts';
import styles from './ComparisonTable.module.css';

export interface ComparisonTableContent {
  readonly label: string;
  /** Starts with the heading of the row headings' column. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

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
            <th scope="row">{preventBreaks(title)}</th>
            {cells.map((cell, index) => (
              <td key={cell} data-column={content.columns[index + 1]}>
                {preventBreaks(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
