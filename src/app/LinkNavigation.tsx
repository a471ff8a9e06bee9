import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { readCampaign } from '#src/browser/attribution.ts';
import { provider } from '#src/site/provider.ts';
import { findRoute } from '#src/site/routes.ts';
import { dismissToast } from '#src/toasts/toast-store.ts';
import { loadPage } from './page-modules.ts';

const prefetchEvents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Listens on the document, so that links need no hydration. */
export function LinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const root = document.getElementById('root');
    const handleClick = (event: MouseEvent) => {
      if (isBookingLink(findLink(event.target)))
        reportEvent('booking_click', { page_path: window.location.pathname });
      const url = findPageUrl(event.target);
      // If an extension has rebuilt the page, the app can't show another one.
      if (!url || !isPlainClick(event) || !root?.isConnected) return;
      // A result that arrives while the next page loads stays.
      dismissToast();
      event.preventDefault();
      // Shows at once that the link was followed.
      findLink(event.target)?.setAttribute('aria-busy', 'true');
      void navigate(url.pathname + url.search + url.hash, { replace: url.href === window.location.href });
    };
    const prefetch = ({ target }: Event) => {
      addCampaignParameters(findLink(target));
      const url = findPageUrl(target);
      // If prefetching fails, the click loads the page again.
      if (url && !navigator.connection?.saveData) loadPage(url.pathname).catch(() => {});
    };
    // Removes the browser's rules, because the app prefetches links.
    document.querySelector('script[type=speculationrules]')?.remove();
    document.addEventListener('click', handleClick);
    for (const type of prefetchEvents) document.addEventListener(type, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', handleClick);
      for (const type of prefetchEvents) document.removeEventListener(type, prefetch);
    };
  }, [navigate]);
  // A separate effect, because React renders the page of a popstate event at once, which restarts the other one.
  useEffect(() => {
    window.addEventListener('popstate', dismissToast);
    return () => window.removeEventListener('popstate', dismissToast);
  }, []);
  return null;
}

const findLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const isBookingLink = (link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  link !== null && link.href.startsWith(new URL(provider.bookingUrl).href);

function addCampaignParameters(link: HTMLAnchorElement | null) {
  if (!isBookingLink(link)) return;
  const url = new URL(link.href);
  for (const [name, value] of Object.entries(readCampaign())) url.searchParams.set(name, value);
  link.href = url.href;
}

/** Returns the link's URL if it opens a page of this site in this window. */
function findPageUrl(target: EventTarget | null): URL | undefined {
  const link = findLink(target);
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin && findRoute(url.pathname) ? url : undefined;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
