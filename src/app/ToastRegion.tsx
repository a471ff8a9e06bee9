import { lazy, Suspense } from 'react';
import { useStore } from '#src/browser/store.ts';
import { tryApplySiteStyles } from '#src/theme/site-styles.ts';
import { PlainToast } from '#src/toasts/PlainToast.tsx';
import { initialToastState, toastStore } from '#src/toasts/toast-store.ts';

const Toasts = lazy(async () => {
  const styles = tryApplySiteStyles();
  try {
    const [module] = await Promise.all([import('#src/toasts/Toasts.tsx'), styles]);
    return module;
  } catch {
    await styles;
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
