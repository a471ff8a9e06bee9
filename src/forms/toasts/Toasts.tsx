import { createToaster, Toast as ChakraToast, Toaster, type ToastOptions } from '@chakra-ui/react/toast';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import cross from 'lucide/dist/esm/icons/x.mjs';
import { useEffect } from 'react';
import { isPress } from '#src/browser/keys.ts';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Toasts.module.css';
import { dismissToast, type Toast as ToastContent, toastStore } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

/** Alt+T focuses the toasts (specification, section 9). */
const toaster = createToaster({
  // The receipt and the error summary start at the top.
  placement: 'bottom-end',
  hotkey: ['altKey', 'KeyT'],
  offsets: '1rem',
  pauseOnPageIdle: true,
});

/** Time under the pointer, with focus or in the background doesn't count. */
const durationsMs: Readonly<Record<ToastContent['kind'], number>> = {
  success: 10_000,
  error: 15_000,
  offline: 15_000,
};

function updateToaster() {
  const { toast } = toastStore.read();
  // Chakra ignores the dismissal of a new toast.
  toaster.remove();
  if (!toast) return;
  const { kind, title, description } = toast;
  const type = kind === 'success' ? 'success' : 'error';
  toaster.create({ type, title, description, duration: durationsMs[kind], closable: true });
}

// Outside effects, because the toaster ignores toasts created while it mounts.
updateToaster();
toastStore.subscribe(updateToaster);

export default function Toasts() {
  useEffect(closeOnEscape, []);
  return <Toaster toaster={toaster}>{(options) => <Toast toast={options} />}</Toaster>;
}

/** Chakra's hotkey focuses the region, where Chakra doesn't handle Escape. */
function closeOnEscape() {
  const handleKey = (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (!isPress(event, 'Escape') || !activeElement?.matches('[data-scope=toast][data-part=group]')) return;
    // Chakra then restores the focus.
    (activeElement as HTMLElement).blur();
    dismissToast();
  };
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}

function Toast({ toast: { id, type, title, description } }: { toast: ToastOptions }) {
  const swipe = useSwipe(() => toaster.dismiss(id));
  return (
    <ChakraToast.Root unstyled className={styles.root} data-screen="" {...swipe}>
      <span className={styles.indicator}>
        <Icon icon={type === 'error' ? circleAlert : circleCheck} size={22} />
      </span>
      <div className={styles.text}>
        <ChakraToast.Title className={styles.title}>{title}</ChakraToast.Title>
        <ChakraToast.Description className={styles.description}>{description}</ChakraToast.Description>
      </div>
      <ChakraToast.CloseTrigger className={styles.closeTrigger}>
        <Icon icon={cross} size={20} />
      </ChakraToast.CloseTrigger>
    </ChakraToast.Root>
  );
}
