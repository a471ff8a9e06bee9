import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

/** Shows `fallback` if a child throws. The next navigation renders the children again. */
export function RenderGuard({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
