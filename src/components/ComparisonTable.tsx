import { Text } from './Text.tsx';
import styles from './ComparisonTable.module.css';

interface ComparisonTableContent {
  readonly label: string;
  /** The first one heads the row headings. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

export function ComparisonTable({ content }: { content: ComparisonTableContent }) {
  return (
    <table className={styles.root} data-stacked="" aria-label={content.label}>
      <thead>
        <tr>
          {content.columns.map((column) => (
            <Text as="th" key={column} scope="col">
              {column}
            </Text>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.rows.map(({ title, cells }) => (
          <tr key={title}>
            <Text as="th" scope="row">
              {title}
            </Text>
            {cells.map((cell, index) => (
              <Text as="td" key={cell} data-column={content.columns[index + 1]}>
                {cell}
              </Text>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
