import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notificationWish } from './notification-wish.ts';

const Toasts = lazy(() => import('#src/notifications/Toasts.tsx'));

/** The place of the notifications. It outlives a change of page, and its code arrives when something wants to notify. */
export function NotificationRegion() {
  const isWanted = useSyncExternalStore(notificationWish.subscribe, notificationWish.read, () => false);
  return (
    isWanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
