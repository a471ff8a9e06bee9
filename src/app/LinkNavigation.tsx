import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { findRoute } from '#src/site/routes.ts';
import { loadPage } from './page-modules.ts';

/** Events that announce a click: the next page's code is fetched while the visitor still aims. */
const announcements = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Lets the router follow the site's links and fetches the page behind a link that the visitor points at, touches or
 * reaches by keyboard. It listens on the document, so that a page's links are plain anchors that cost nothing to
 * hydrate.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = pageLinkOf(event.target);
      if (!url || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash, { replace: url.href === window.location.href });
    };
    const prefetch = ({ target }: Event) => {
      const url = pageLinkOf(target);
      // A failed prefetch doesn't matter: the navigation tries again.
      if (url && !navigator.connection?.saveData) loadPage(url.pathname).catch(() => {});
    };
    // The app replaces the browser's own prefetching: it needs less of a page than its document.
    document.querySelector('script[type=speculationrules]')?.remove();
    document.addEventListener('click', follow);
    for (const announcement of announcements)
      document.addEventListener(announcement, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const announcement of announcements) document.removeEventListener(announcement, prefetch);
    };
  }, [navigate]);
  return null;
}

/** The address of the link that `target` is in, if a page of this site is there and it opens in this window. */
function pageLinkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin && findRoute(url.pathname) ? url : undefined;
}

/** Whether the click asks for the page here and now: not in a new tab, and nobody has handled it. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
