import type { Fact } from '#src/content/page-content.ts';
import { Text } from './Text.tsx';

/** Figures and what they measure, in reading order. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
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
