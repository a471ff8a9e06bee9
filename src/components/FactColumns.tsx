import type { Fact } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from './unbroken.ts';
import { factColumnsRecipe } from './FactColumns.recipe.ts';

/** Figures and what they measure; each reads as one phrase, figure first. */
export function FactColumns({ content }: { content: readonly Fact[] }) {
  return (
    <ul className={classNames(factColumnsRecipe)}>
      {content.map(({ value, label }) => (
        <li key={label}>
          <strong>{unbroken(value)}</strong> <span>{unbroken(label)}</span>
        </li>
      ))}
    </ul>
  );
}
