import type { ComponentProps } from 'react';
import type { Action } from '#src/site/content-types.ts';
import { provider } from '#src/site/provider.ts';
import type { InternalLink } from '#src/site/routes.ts';
import { visuallyHiddenRecipe } from '#src/theme/visually-hidden.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'>;

/**
 * A link inside the site: a plain anchor whose address the compiler checks. `LinkNavigation` makes the router follow
 * it once the app is there.
 */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: InternalLink }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

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
