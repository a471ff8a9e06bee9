import { preventBreaks } from './prevent-breaks.ts';
import styles from './Points.module.css';

/**
 * @param label - accessible name of the list
 *
 * @param discs - without them, the parent styles the list
 */
export function Points({
  points,
  label,
  className,
  discs = false,
}: {
  points: readonly string[];
  label?: string;
  className?: string | undefined;
  discs?: boolean;
}) {
  return (
    <ul className={discs ? styles.root : className} aria-label={label}>
      {points.map((point) => (
        <li key={point}>{preventBreaks(point)}</li>
      ))}
    </ul>
  );
}
