import { milestones } from '#src/site/milestones.ts';
import { classNames } from '#src/theme/class-names.ts';
import { milestonesRecipe } from './Milestones.recipe.ts';

/** What the line says to readers who can't see which part is filled. */
function labelOf([first, last]: readonly [number, number]): string {
  const [from, to] = [milestones[first], milestones[last]];
  return from === to ? `This page is about ${from}` : `This page is about ${from} to ${to}`;
}

/**
 * The five milestones of a program as one line, drawn alike on every page that is about some of them.
 *
 * @param covers - first and last milestone that are filled, from the page's row in the route table.
 */
export function Milestones({ covers }: { covers: readonly [first: number, last: number] }) {
  const [first, last] = covers;
  return (
    <ol className={classNames(milestonesRecipe)} aria-label={labelOf(covers)}>
      {milestones.map((milestone, index) => (
        <li
          key={milestone}
          data-covered={index < first || index > last ? undefined : index < last ? 'on' : 'last'}
        >
          {milestone}
        </li>
      ))}
    </ol>
  );
}
