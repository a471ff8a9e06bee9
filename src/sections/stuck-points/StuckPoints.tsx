import type { Action, TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { ForwardLink } from '../forward-link/ForwardLink.tsx';
import { stuckPointsRecipe } from './StuckPoints.recipe.ts';

/** A place where programs stall, in the words of the team, and where the way out is described. */
export interface StuckPoint extends TitledText {
  readonly action: Action;
}

/** Stuck points in a grid parted by one upright and one level rule. */
export function StuckPoints({ points }: { points: readonly StuckPoint[] }) {
  return (
    <ul className={classNames(stuckPointsRecipe)}>
      {points.map(({ title, text, action }) => (
        <li key={title}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          <ForwardLink action={action} />
        </li>
      ))}
    </ul>
  );
}
