import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { readCampaign } from '#src/browser/attribution.ts';
import { provider } from '#src/site/provider.ts';
import { findRoute } from '#src/site/routes.ts';
import { loadPage } from './page-modules.ts';

const announcements = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Makes links navigate inside the app, and prefetches the page when the visitor points at, touches or focuses a link.
 * Listens on the document, so that links need no hydration.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (isBookingLink(linkOf(event.target)))
        reportEvent('booking_click', { page_path: window.location.pathname });
      const url = pageLinkOf(event.target);
      if (!url || !isPlainClick(event)) return;
      event.preventDefault();
      // Shows at once that the link was followed, because a slow page takes a while.
      linkOf(event.target)?.setAttribute('aria-busy', 'true');
      void navigate(url.pathname + url.search + url.hash, { replace: url.href === window.location.href });
    };
    const announce = ({ target }: Event) => {
      nameCampaign(linkOf(target));
      const url = pageLinkOf(target);
      // The navigation tries again.
      if (url && !navigator.connection?.saveData) loadPage(url.pathname).catch(() => {});
    };
    // The app prefetches less than the browser would.
    document.querySelector('script[type=speculationrules]')?.remove();
    document.addEventListener('click', follow);
    for (const announcement of announcements)
      document.addEventListener(announcement, announce, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const announcement of announcements) document.removeEventListener(announcement, announce);
    };
  }, [navigate]);
  return null;
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const isBookingLink = (link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  link !== null && link.href.startsWith(new URL(provider.bookingUrl).href);

function nameCampaign(link: HTMLAnchorElement | null) {
  if (!isBookingLink(link)) return;
  const url = new URL(link.href);
  for (const [name, value] of Object.entries(readCampaign())) url.searchParams.set(name, value);
  link.href = url.href;
}

/** Returns the URL of the link around `target` if it opens a page of this site in this window. */
function pageLinkOf(target: EventTarget | null): URL | undefined {
  const link = linkOf(target);
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin && findRoute(url.pathname) ? url : undefined;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
