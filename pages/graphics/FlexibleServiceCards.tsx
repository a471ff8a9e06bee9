import { Points } from '#src/sections/Points.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { StepStrip } from './StepStrip.tsx';
import { flexibleServiceCardsRecipe } from './FlexibleServiceCards.recipe.ts';

export interface FlexibleService extends TitledText {
  /** Numbers of the steps it covers, counted from 1. */
  readonly covered: readonly number[];
  readonly points: readonly string[];
  readonly action: Action;
}

/** Services that take on part of a process or all of it; the strip above each shows which steps. */
export function FlexibleServiceCards({
  services,
  steps,
}: {
  services: readonly FlexibleService[];
  steps: readonly string[];
}) {
  return (
    <ul className={classNames(flexibleServiceCardsRecipe)}>
      {services.map(({ title, text, covered, points, action }) => (
        <li key={title}>
          <StepStrip steps={steps} covered={covered} />
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          <Points points={points} />
          <ForwardLink action={action} />
        </li>
      ))}
    </ul>
  );
}
