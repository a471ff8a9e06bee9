import { Text } from '#src/components/Text.tsx';
import styles from './WaitComparison.module.css';

export interface WaitComparisonContent {
  readonly names: readonly [string, string, string];
  readonly caption: string;
}

export function WaitComparison({ content: { names, caption } }: { content: WaitComparisonContent }) {
  return (
    <figure className={styles.root}>
      <ul>
        {names.map((name) => (
          <Text as="li" key={name}>
            {name}
          </Text>
        ))}
      </ul>
      <Text as="figcaption">{caption}</Text>
    </figure>
  );
}
