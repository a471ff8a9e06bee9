import type { ComponentProps } from 'react';
import type { InternalLink } from '#src/site/routes.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'>;

/** Renders a plain link whose path is type-checked. `src/app/LinkNavigation.tsx` makes it navigate inside the app. */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: InternalLink }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
