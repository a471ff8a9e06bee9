import { Toast, Toaster, type ToastOptions } from '@chakra-ui/react/toast';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import cross from 'lucide/dist/esm/icons/x.mjs';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Notifications.module.css';
import { toaster } from './toaster.ts';
import { useSwipe } from './use-swipe.ts';

export default function Notifications() {
  const { key } = useLocation();
  useEffect(clearOnNavigation, [key]);
  return <Toaster toaster={toaster}>{(toast) => <Notification toast={toast} />}</Toaster>;
}

/**
 * A notification is about the page that the visitor leaves. Removed, not dismissed, because Chakra ignores the
 * dismissal of a new one.
 */
const clearOnNavigation = () => () => {
  toaster.remove();
};

function Notification({ toast: { id, type, title, description } }: { toast: ToastOptions }) {
  const swipe = useSwipe(() => toaster.dismiss(id));
  return (
    <Toast.Root unstyled className={styles.root} {...swipe}>
      <span className={styles.indicator}>
        <Icon icon={type === 'error' ? circleAlert : circleCheck} size={22} />
      </span>
      <div className={styles.text}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        <Toast.Description className={styles.description}>{description}</Toast.Description>
      </div>
      <Toast.CloseTrigger className={styles.closeTrigger}>
        <Icon icon={cross} size={20} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
