import arrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { ActionLink } from '#src/app/SiteLink.tsx';
import { Icon } from '#src/icons/Icon.tsx';
import type { Action } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { forwardLinkRecipe } from './ForwardLink.recipe.ts';

/** The link at the end of a section to the page that says more. */
export function ForwardLink({ action }: { action: Action }) {
  return (
    <p className={classNames(forwardLinkRecipe)}>
      <ActionLink action={action} />
      <Icon icon={arrowRight} size={18} />
    </p>
  );
}
