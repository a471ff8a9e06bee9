import type { Fact } from '#src/site/page-content.ts';
import { unbroken } from '#src/components/unbroken.ts';
import styles from './SprintPricing.module.css';

/** What moves the price of the sprint, and the terms it comes with. */
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
