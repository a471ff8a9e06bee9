import { useArrival } from './arrival.ts';
import styles from './ArrivalNote.module.css';

/** Names what the visitor came about, instead of `children`, which are one line as well. */
export function ArrivalNote({ children }: { children: string }) {
  const { label } = useArrival();
  return (
    <span className={styles.root} data-known={label && ''}>
      {label ? `Regarding: ${label}` : children}
    </span>
  );
}
