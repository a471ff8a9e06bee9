import type { Fact } from '#src/site/page-content.ts';
import { preventBreaks } from './prevent-breaks.ts';
import styles from './FactColumns.module.css';

export function FactColumns({ content }: { content: readonly Fact[] }) {
  return (
    <ul className={styles.root}>
      {content.map(({ value, label }) => (
        <li key={label}>
          <strong>{preventBreaks(value)}</strong> <span>{preventBreaks(label)}</span>
        </li>
      ))}
    </ul>
  );
}
