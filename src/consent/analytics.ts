import { reportPageView } from '#src/browser/route-report.ts';

declare global {
  interface Window {
    /** What the analytics script takes its commands from (https://developers.google.com/tag-platform/gtagjs). */
    dataLayer?: unknown[];
  }
}

/**
 * Loads the analytics script and counts the page that is shown. Called after a yes, and never without one.
 *
 * The site reports page views itself (`src/browser/route-report.ts`), so the script is told to send none; and a visitor
 * who lets visits be counted has allowed no advertising.
 *
 * @param url - of a script that understands gtag, with its `id`.
 */
export function startAnalytics(url: string): void {
  if (window.dataLayer) return;
  const queue: unknown[] = (window.dataLayer = []);
  function gtag(..._command: readonly unknown[]) {
    // The script takes only `arguments` objects for commands, no arrays.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  const id = new URL(url).searchParams.get('id');
  if (id) gtag('config', id, { send_page_view: false });
  window.gtag = gtag;
  reportPageView(window.location.pathname, window.location.href);
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: url }));
}
