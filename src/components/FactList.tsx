import type { Fact } from '#src/content/page-content.ts';
import { Text } from './Text.tsx';
import styles from './FactList.module.css';

/** @param className - replaces the columns with large figures */
export function FactList({
  facts,
  className = styles.columns,
}: {
  facts: readonly Fact[];
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <Text as="dt">{value}</Text>
          <Text as="dd">{label}</Text>
        </div>
      ))}
    </dl>
  );
}
