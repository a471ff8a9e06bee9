import { Text } from './Text.tsx';
import styles from './Points.module.css';

/** @param look - with discs, or a line above each; the parent styles plain points */
export function Points({
  points,
  look = 'discs',
}: {
  points: readonly string[];
  look?: 'discs' | 'ruled' | 'plain';
}) {
  return (
    <ul className={look === 'plain' ? undefined : styles[look]}>
      {points.map((point) => (
        <Text as="li" key={point}>
          {point}
        </Text>
      ))}
    </ul>
  );
}
