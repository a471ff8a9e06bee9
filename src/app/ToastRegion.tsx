import { lazy, Suspense } from 'react';
import { useStore } from '#src/browser/store.ts';
import { PlainToast } from '#src/toasts/PlainToast.tsx';
import { initialToastState, toastStore } from '#src/toasts/toast-store.ts';

const Toasts = lazy(async () => {
  try {
    return await import('#src/toasts/Toasts.tsx');
  } catch {
    return { default: PlainToast };
  }
});

export function ToastRegion() {
  const { isRegionNeeded } = useStore(toastStore, initialToastState);
  return (
    isRegionNeeded && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
