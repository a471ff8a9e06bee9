import type { PersonFacts } from '#src/site/team.ts';
import { classNames } from '#src/theme/class-names.ts';
import { FactList } from './FactList.tsx';
import { factFiguresRecipe } from './FactFigures.recipe.ts';

/** A person's years and programs as large figures; nothing where the owner has given neither. */
export function FactFigures({ facts: { years, programs } }: { facts: PersonFacts }) {
  const figures = [
    { value: years, label: 'years in development' },
    { value: programs, label: 'programs' },
  ].flatMap(({ value, label }) => (value === undefined ? [] : { value: `${value}`, label }));
  if (figures.length === 0) return null;
  return <FactList facts={figures} className={classNames(factFiguresRecipe)} />;
}
