import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { notificationRequest } from '#src/notifications/notification-request.ts';

const Notifications = lazy<ComponentType>(async () => {
  try {
    // If the sheet can't be fetched, the page's own styles remain.
    const styles = loadSiteStyles();
    const [module] = await Promise.all([import('#src/notifications/Notifications.tsx'), styles]);
    return module;
  } catch {
    // If the code can't be fetched, the page goes on and its form keeps what was written.
    return { default: () => null };
  }
});

/**
 * The place of the notifications. It outlives a change of page, and its code arrives when something wants to notify.
 */
export function NotificationRegion() {
  const isRequested = useSyncExternalStore(
    notificationRequest.subscribe,
    notificationRequest.read,
    () => false,
  );
  return (
    isRequested && (
      <Suspense>
        <Notifications />
      </Suspense>
    )
  );
}
