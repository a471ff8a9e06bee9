import { useLinkClickHandler } from 'react-router-dom';
import type { AnchorTarget } from '#src/site/routes.ts';
import type { LinkProps } from './SiteLink.tsx';

/** React Router's `Link` would add the path, which the printed page would show. */
export function AnchorLink({ to, children, ...rest }: LinkProps & { to: AnchorTarget }) {
  // React Router would treat the browser's jump as Back to an unknown page.
  const handleClick = useLinkClickHandler(to);
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
