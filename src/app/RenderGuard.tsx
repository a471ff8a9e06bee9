import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { reportFailure } from '#src/browser/error-report.ts';

/** Shows `fallback` in place of what fails to render, and reports the failure; the next navigation tries again. */
export function RenderGuard({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[key]} onError={(error) => reportFailure('render', error)}>
      {children}
    </ErrorBoundary>
  );
}
