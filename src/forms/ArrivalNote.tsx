import { useArrival } from './arrival.ts';
import styles from './ArrivalNote.module.css';

/** Shows the topic from the link instead of `children`. Both take one line. */
export function ArrivalNote({ children }: { children: string }) {
  const { label } = useArrival();
  return (
    <span className={styles.root} data-known={label && ''}>
      {label ? `Regarding: ${label}` : children}
    </span>
  );
}
