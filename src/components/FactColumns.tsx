import type { Fact } from '#src/site/page-content.ts';
import { unbroken } from './unbroken.ts';
import styles from './FactColumns.module.css';

export function FactColumns({ content }: { content: readonly Fact[] }) {
  return (
    <ul className={styles.root}>
      {content.map(({ value, label }) => (
        <li key={label}>
          <strong>{unbroken(value)}</strong> <span>{unbroken(label)}</span>
        </li>
      ))}
    </ul>
  );
}
