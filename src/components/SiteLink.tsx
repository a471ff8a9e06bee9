import type { ComponentProps } from 'react';
import type { InternalLink } from '#src/site/routes.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'>;

/**
 * A link inside the site: a plain anchor whose address the compiler checks. Once the app is loaded,
 * `src/app/LinkNavigation.tsx` lets the router follow it.
 */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: InternalLink }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
