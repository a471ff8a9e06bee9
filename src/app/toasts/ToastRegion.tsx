import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastWish } from './toast-wish.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

/** The place of the notifications. It outlives a change of page, and its code arrives when something wants to notify. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(toastWish.subscribe, toastWish.read, () => false);
  return (
    isWanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
