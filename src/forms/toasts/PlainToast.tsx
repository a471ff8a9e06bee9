import { useStore } from '#src/browser/store.ts';
import { dismissToast, initialToastState, toastStore } from './toast-store.ts';
import styles from './PlainToast.module.css';

/** Replaces the toasts if their code can't load or throws. */
export function PlainToast() {
  const { toast } = useStore(toastStore, initialToastState);
  return (
    <div role="status" className={styles.root}>
      {toast && (
        <div className={styles.toast} data-plain-toast="">
          <b>{toast.title}</b>
          <p>{toast.description}</p>
          <button type="button" onClick={dismissToast}>
            Dismiss notification
          </button>
        </div>
      )}
    </div>
  );
}
