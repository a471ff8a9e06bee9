import { reportEvent } from './analytics-events.ts';

/**
 * Tells the page's surroundings which route is shown: an `http-status` event on the document, which bubbles to the
 * window, and a `page_view` to the analytics service if present (the owner’s specification).
 */
export function reportRoute(path: string, status: 200 | 404, address: string) {
  document.dispatchEvent(new CustomEvent('http-status', { bubbles: true, detail: { status, path } }));
  reportPageView(path, address);
}

/** Counts a page view if there is an analytics service. */
export function reportPageView(path: string, address: string) {
  reportEvent('page_view', { page_path: path, page_title: document.title, page_location: address });
}
