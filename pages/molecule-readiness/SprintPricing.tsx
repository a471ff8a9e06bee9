import type { Fact } from '#src/site/page-content.ts';
import { preventBreaks } from '#src/components/prevent-breaks.ts';
import styles from './SprintPricing.module.css';

export function SprintPricing({ content }: { content: readonly Fact[] }) {
  return (
    <dl className={styles.root}>
      {content.map(({ value, label }) => (
        <div key={label}>
          <dt>{preventBreaks(label)}</dt>
          <dd>{preventBreaks(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
