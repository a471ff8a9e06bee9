import printer from 'lucide/dist/esm/icons/printer.mjs';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './PrintButton.module.css';

export function PrintButton({ label, size }: { label: string; size?: 'sm' }) {
  const isHydrated = useIsHydrated();
  return (
    <span className={styles.root} data-screen="">
      <Button variant="outline" {...(size && { size })} disabled={!isHydrated} onClick={() => window.print()}>
        <Icon icon={printer} size={18} />
        {label}
      </Button>
    </span>
  );
}
