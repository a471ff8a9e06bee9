import { Toast, Toaster, useToastContext } from '@ark-ui/react/toast';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { classNames } from '#src/theme/class-names.ts';
import { toaster } from './toaster.ts';
import { toastRecipe } from './Toasts.recipe.ts';
import { useSwipe } from './use-swipe.ts';

/** The notifications (specification sections 4 and 8): closed by swipe, button or Escape, reached by Alt+T. */
export default function Toasts() {
  return <Toaster toaster={toaster}>{() => <Notification />}</Toaster>;
}

function Notification() {
  const { type, title, description, dismiss } = useToastContext();
  const kind = type === 'error' ? 'error' : 'success';
  const styles = classNames(toastRecipe, { kind });
  const swipe = useSwipe(dismiss);
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <Toast.Root className={styles.root} {...swipe}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.5} aria-hidden />
      </span>
      <div className={styles.text}>
        <Toast.Title>{title}</Toast.Title>
        <Toast.Description>{description}</Toast.Description>
      </div>
      <Toast.CloseTrigger className={styles.close}>
        <X size={20} strokeWidth={1.5} aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
