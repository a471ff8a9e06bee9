import { reportEvent } from './analytics-events.ts';

/** Specification, section 4. */
export function reportRoute(path: string, status: 200 | 404) {
  document.dispatchEvent(new CustomEvent('http-status', { bubbles: true, detail: { status, path } }));
  reportPageView(path);
}

/** Leaves out the fragment, which may contain the visitor's choices, in the service's own events too. */
export function reportPageView(path: string) {
  const page_location = window.location.origin + path + window.location.search;
  window.gtag?.('set', { page_location });
  reportEvent('page_view', { page_path: path, page_title: document.title, page_location });
}
