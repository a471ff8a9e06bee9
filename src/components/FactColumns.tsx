import type { Fact as FactContent } from '#src/content/page-content.ts';
import { Fact } from './Text.tsx';
import styles from './FactColumns.module.css';

export function FactColumns({ content }: { content: readonly FactContent[] }) {
  return (
    <ul className={styles.root}>
      {content.map((fact) => (
        <li key={fact.label}>
          <Fact content={fact} />
        </li>
      ))}
    </ul>
  );
}
