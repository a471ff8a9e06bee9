import { reportEvent } from './analytics-events.ts';

/**
 * Reports a route: an `http-status` event on the document, which bubbles to the window, and a `page_view` to the
 * analytics service (specification, section 4).
 */
export function reportRoute(path: string, status: 200 | 404, address: string) {
  document.dispatchEvent(new CustomEvent('http-status', { bubbles: true, detail: { status, path } }));
  reportPageView(path, address);
}

export function reportPageView(path: string, address: string) {
  reportEvent('page_view', { page_path: path, page_title: document.title, page_location: address });
}
