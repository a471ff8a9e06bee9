import { Toast, Toaster, useToastContext } from '@ark-ui/react/toast';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { toaster } from './toaster.ts';
import { toastRecipe } from './Toasts.recipe.ts';
import { useSwipe } from './use-swipe.ts';

const Root = chakra(Toast.Root);
const CloseTrigger = chakra(Toast.CloseTrigger);

/** The notifications (specification sections 4 and 8): closed by swipe, button or Escape, reached by Alt+T. */
export default function Toasts() {
  return <Toaster toaster={toaster}>{() => <Notification />}</Toaster>;
}

function Notification() {
  const { type, title, description, dismiss } = useToastContext();
  const kind = type === 'error' ? 'error' : 'success';
  const styles = useSlotRecipe({ recipe: toastRecipe })({ kind });
  const swipe = useSwipe(dismiss);
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <Root css={styles.root} {...swipe}>
      <chakra.span css={styles.icon}>
        <Icon size={22} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <chakra.div css={styles.text}>
        <Toast.Title>{title}</Toast.Title>
        <Toast.Description>{description}</Toast.Description>
      </chakra.div>
      <CloseTrigger css={styles.close}>
        <X size={20} strokeWidth={1.5} aria-hidden />
      </CloseTrigger>
    </Root>
  );
}
