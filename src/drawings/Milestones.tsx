import { milestones } from '#src/site/milestones.ts';
import { classNames } from '#src/theme/class-names.ts';
import { milestonesRecipe } from './Milestones.recipe.ts';

/** What the line says to readers who can't see which part is filled. */
function labelOf([first, last]: readonly [number, number]): string {
  const [from, to] = [milestones[first], milestones[last]];
  return from === to ? `This page is about ${from}` : `This page is about ${from} to ${to}`;
}

/**
 * The five milestones of a program as one line, drawn alike on every page.
 *
 * @param covers - first and last milestone that are filled, from the page's row in the route table; none where absent.
 * @param isRepeated - whether the page has shown it before, so that screen readers skip it.
 */
export function Milestones({
  covers,
  isRepeated = false,
}: {
  covers?: readonly [first: number, last: number] | undefined;
  isRepeated?: boolean;
}) {
  const [first, last] = covers ?? [0, -1];
  return (
    <ol
      className={classNames(milestonesRecipe)}
      aria-label={isRepeated ? undefined : covers ? labelOf(covers) : 'The milestones of a program'}
      aria-hidden={isRepeated || undefined}
    >
      {milestones.map((milestone, index) => (
        <li
          key={milestone}
          data-covered={index < first || index > last ? undefined : index < last ? 'on' : 'last'}
          data-end={covers && milestone === milestones.at(-1) ? '' : undefined}
        >
          {milestone}
        </li>
      ))}
    </ol>
  );
}
