import type { ComponentProps } from 'react';
import type { InternalLink } from '#src/site/routes.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'>;

/**
 * A link inside the site: a plain anchor whose address the compiler checks. `src/app/LinkNavigation.tsx` makes the
 * router follow it once the app is there.
 */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: InternalLink }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
