import type { Fact } from '#src/site/page-content.ts';
import { preventBreaks } from './prevent-breaks.ts';

export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{preventBreaks(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
