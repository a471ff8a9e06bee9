import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { readCampaign } from '#src/browser/attribution.ts';
import { provider } from '#src/site/provider.ts';
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
      if (isBookingLink(linkOf(event.target)))
        reportEvent('booking_click', { page_path: window.location.pathname });
      const url = pageLinkOf(event.target);
      if (!url || !isPlainClick(event)) return;
      event.preventDefault();
      // On a slow line the page before stays for a while; the link says at once that it was followed.
      linkOf(event.target)?.setAttribute('aria-busy', 'true');
      void navigate(url.pathname + url.search + url.hash, { replace: url.href === window.location.href });
    };
    const announce = ({ target }: Event) => {
      nameCampaign(linkOf(target));
      const url = pageLinkOf(target);
      // A failed prefetch doesn't matter: the navigation tries again.
      if (url && !navigator.connection?.saveData) loadPage(url.pathname).catch(() => {});
    };
    // The app replaces the browser's own prefetching: it needs less of a page than its document.
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

/** Adds the campaign that brought the visitor to a link to the booking page, as inquiries have it. */
function nameCampaign(link: HTMLAnchorElement | null) {
  if (!isBookingLink(link)) return;
  const url = new URL(link.href);
  for (const [name, value] of Object.entries(readCampaign())) url.searchParams.set(name, value);
  link.href = url.href;
}

/** The address of the link that `target` is in, if a page of this site is there and it opens in this window. */
function pageLinkOf(target: EventTarget | null): URL | undefined {
  const link = linkOf(target);
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin && findRoute(url.pathname) ? url : undefined;
}

/** Whether the click asks for the page here and now: not in a new tab, and nobody has handled it. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
