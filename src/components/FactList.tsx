import type { Fact } from '#src/site/page-content.ts';
import { Text } from './Text.tsx';

export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <Text as="dt">{label}</Text>
          <Text as="dd">{value}</Text>
        </div>
      ))}
    </dl>
  );
}
