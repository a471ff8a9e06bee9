import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

/** The next navigation tries again. */
export function RenderGuard({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
