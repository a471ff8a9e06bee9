import { unbroken } from './unbroken.ts';
import styles from './Points.module.css';

/**
 * Short points, one below the other; unstyled unless `discs`, because the parent styles them.
 *
 * @param label - names the list for readers who don't see what it belongs to.
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
        <li key={point}>{unbroken(point)}</li>
      ))}
    </ul>
  );
}
