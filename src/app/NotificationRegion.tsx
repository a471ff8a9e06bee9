import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { notificationRequest } from '#src/notifications/notification-request.ts';

const Notifications = lazy<ComponentType>(async () => {
  try {
    // If the styles can't load, the page's own styles remain.
    const styles = loadSiteStyles();
    const [module] = await Promise.all([import('#src/notifications/Notifications.tsx'), styles]);
    return module;
  } catch {
    // If the code can't load, the form still keeps the answers.
    return { default: () => null };
  }
});

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
