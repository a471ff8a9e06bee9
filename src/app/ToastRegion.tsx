import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { tryApplySiteStyles } from '#src/theme/site-styles.ts';
import { toastRequest } from '#src/toasts/toast-request.ts';

const Toasts = lazy<ComponentType>(async () => {
  try {
    const styles = tryApplySiteStyles();
    const [module] = await Promise.all([import('#src/toasts/Toasts.tsx'), styles]);
    return module;
  } catch {
    // If the code can't load, the form still keeps the answers.
    return { default: () => null };
  }
});

export function ToastRegion() {
  const isRequested = useSyncExternalStore(toastRequest.subscribe, toastRequest.read, () => false);
  return (
    isRequested && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
