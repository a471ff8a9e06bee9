import { type ComponentProps, useTransition } from 'react';
import { Link } from 'react-router-dom';
import { importPage } from '#src/browser/page-modules.ts';
import type { PageLink } from '#src/site/routes.ts';

/** Links set their own address and `onClick`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'>;

/** Loads the page's code on intent, and is busy until the page is shown. */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: PageLink }) {
  const [isPending, startTransition] = useTransition();
  const prefetch = () => prefetchPage(to);
  return (
    <Link
      {...rest}
      to={to}
      discover="none"
      aria-busy={isPending || undefined}
      // React completes this transition together with the router's, which the click starts.
      onClick={() => startTransition(() => {})}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  );
}

function prefetchPage(link: PageLink) {
  const [path = ''] = link.split(/[?#]/);
  // If it fails, the click loads the document.
  if (!navigator.connection?.saveData) importPage(path).catch(() => {});
}
