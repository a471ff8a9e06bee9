import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useStore } from '#src/browser/store.ts';
import { dismissEarlierToast, initialToastState, toastStore } from './toast-store.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

export function ToastRegion() {
  const { key } = useLocation();
  const { isRegionNeeded } = useStore(toastStore, initialToastState);
  useEffect(dismissEarlierToast, [key]);
  return (
    isRegionNeeded && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Toasts />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
