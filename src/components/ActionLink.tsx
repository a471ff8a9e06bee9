import type { Action } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { classNames } from '#src/theme/class-names.ts';
import { visuallyHiddenRecipe } from '#src/theme/text.recipe.ts';
import { type LinkProps, SiteLink } from './SiteLink.tsx';

/** A link of the content modules: inside the site, or to the external booking page in a new tab. */
export function ActionLink({ action, ...rest }: LinkProps & { action: Action }) {
  if (action.to !== 'booking') {
    return (
      <SiteLink to={action.to} {...rest}>
        {action.label}
      </SiteLink>
    );
  }
  return (
    <a href={provider.bookingUrl} target="_blank" rel="noopener" {...rest}>
      {action.label}
      <span className={classNames(visuallyHiddenRecipe)}> (opens in a new tab)</span>
    </a>
  );
}
