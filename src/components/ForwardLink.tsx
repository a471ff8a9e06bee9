import { ActionLink } from './ActionLink.tsx';
import type { Action } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { forwardLinkRecipe } from './ForwardLink.recipe.ts';

/** The link at the end of a section to the page that says more. */
export function ForwardLink({ action }: { action: Action }) {
  return (
    <p className={classNames(forwardLinkRecipe)}>
      <ActionLink action={action} />
    </p>
  );
}
