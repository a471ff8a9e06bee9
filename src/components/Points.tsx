import { Text } from './Text.tsx';
import styles from './Points.module.css';

/** @param hasDiscs - without them, the parent styles the list */
export function Points({
  points,
  label,
  className,
  hasDiscs = false,
}: {
  points: readonly string[];
  label?: string;
  className?: string | undefined;
  hasDiscs?: boolean;
}) {
  return (
    <ul className={hasDiscs ? styles.root : className} aria-label={label}>
      {points.map((point) => (
        <Text as="li" key={point}>
          {point}
        </Text>
      ))}
    </ul>
  );
}
