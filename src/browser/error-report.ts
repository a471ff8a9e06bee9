import { provider } from '#src/site/provider.ts';

/** What went wrong: a page that failed to render, or a form that could not be sent. */
type ReportedFailure = 'render' | 'submission';

/**
 * Reports a failure to the configured endpoint; does nothing where none is configured. It never includes what a
 * visitor has written.
 */
export function reportFailure(failure: ReportedFailure, error: unknown): void {
  if (!provider.errorReportUrl) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    failure,
    name,
    message,
    stack,
    path: window.location.pathname,
    userAgent: navigator.userAgent,
    time: new Date().toISOString(),
  };
  // Sent as text, which needs no preflight from another origin (Fetch standard, CORS-safelisted content types).
  navigator.sendBeacon(provider.errorReportUrl, JSON.stringify(report));
}
