import { Toast as ChakraToast, Toaster, type ToastOptions } from '@chakra-ui/react/toast';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import cross from 'lucide/dist/esm/icons/x.mjs';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Toasts.module.css';
import { toaster } from './toaster.ts';
import { useSwipe } from './use-swipe.ts';

export default function Toasts() {
  const { key } = useLocation();
  useEffect(removeToastsOnCleanup, [key]);
  return <Toaster toaster={toaster}>{(toast) => <Toast toast={toast} />}</Toaster>;
}

/** Removes the toasts, because Chakra ignores the dismissal of a new one. */
const removeToastsOnCleanup = () => () => {
  toaster.remove();
};

function Toast({ toast: { id, type, title, description } }: { toast: ToastOptions }) {
  const swipe = useSwipe(() => toaster.dismiss(id));
  return (
    <ChakraToast.Root unstyled className={styles.root} {...swipe}>
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
