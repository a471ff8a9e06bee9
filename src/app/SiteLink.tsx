import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { provider } from '#src/site/provider.ts';
import type { InternalLink } from '#src/site/routes.ts';
import type { Action } from '#src/site/content-types.ts';
import { loadPage } from './page-modules.ts';

const ChakraLink = chakra(Link, {}, { forwardProps: ['to'] });
type ChakraLinkProps = Omit<ComponentProps<typeof ChakraLink>, 'to'>;

/** A failed prefetch is no matter: the navigation tries again. */
const prefetch = (to: string) => {
  loadPage(new URL(to, window.location.href).pathname).catch(() => {});
};

/** A link inside the site. The next page's code is fetched as soon as the visitor points at it or touches it. */
export function SiteLink({ to, ...rest }: ChakraLinkProps & { to: InternalLink }) {
  return (
    <ChakraLink
      to={to}
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      {...rest}
    />
  );
}

/** A link of the content modules: inside the site, or to the external booking page in a new tab. */
export function ActionLink({
  action,
  ...rest
}: Omit<ComponentProps<typeof chakra.a>, 'href'> & { action: Action }) {
  const linkProps = rest as ChakraLinkProps;
  if (action.to !== 'booking') {
    return (
      <SiteLink to={action.to} {...linkProps}>
        {action.label}
      </SiteLink>
    );
  }
  return (
    <chakra.a href={provider.bookingUrl} target="_blank" rel="noopener" {...rest}>
      {action.label}
      <chakra.span srOnly> (opens in a new tab)</chakra.span>
    </chakra.a>
  );
}
