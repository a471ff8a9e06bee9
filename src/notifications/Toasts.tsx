import { Toast, Toaster, useToastContext } from '@ark-ui/react/toast';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import cross from 'lucide/dist/esm/icons/x.mjs';
import { Icon } from '#src/icons/Icon.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { toaster } from './toaster.ts';
import { toastRecipe } from './Toasts.recipe.ts';
import { useSwipe } from './use-swipe.ts';

/** The notifications (specification sections 4 and 8): closed by swipe, button or Escape, reached by Alt+T. */
export default function Toasts() {
  const { region } = classNames(toastRecipe, { kind: 'success' });
  return (
    <Toaster toaster={toaster} className={region}>
      {() => <Notification />}
    </Toaster>
  );
}

function Notification() {
  const { type, title, description, dismiss } = useToastContext();
  const kind = type === 'error' ? 'error' : 'success';
  const styles = classNames(toastRecipe, { kind });
  const swipe = useSwipe(dismiss);
  return (
    <Toast.Root className={styles.root} {...swipe}>
      <span className={styles.icon}>
        <Icon icon={kind === 'error' ? circleAlert : circleCheck} size={22} />
      </span>
      <div className={styles.text}>
        <Toast.Title>{title}</Toast.Title>
        <Toast.Description>{description}</Toast.Description>
      </div>
      <Toast.CloseTrigger className={styles.close}>
        <Icon icon={cross} size={20} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
