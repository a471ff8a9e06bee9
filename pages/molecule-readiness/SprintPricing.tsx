import type { Fact } from '#src/site/page-content.ts';
import { unbroken } from '#src/components/unbroken.ts';
import styles from './SprintPricing.module.css';

export function SprintPricing({ content }: { content: readonly Fact[] }) {
  return (
    <dl className={styles.root}>
      {content.map(({ value, label }) => (
        <div key={label}>
          <dt>{unbroken(label)}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
