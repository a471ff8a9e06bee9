import { reportEvent } from './analytics-events.ts';

/**
 * Reports a route: an `http-status` event on the document, which bubbles to the window, and a `page_view` to the
 * analytics service (specification, section 4).
 */
export function reportRoute(path: string, status: 200 | 404) {
  document.dispatchEvent(new CustomEvent('http-status', { bubbles: true, detail: { status, path } }));
  reportPageView(path);
}

/** Leaves out the fragment, which may hold what the visitor chose, also in the events that the analytics service adds. */
export function reportPageView(path: string) {
  const page_location = window.location.origin + path + window.location.search;
  window.gtag?.('set', { page_location });
  reportEvent('page_view', { page_path: path, page_title: document.title, page_location });
}
