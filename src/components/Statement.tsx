import type { ReactNode } from 'react';
import { Text } from './Text.tsx';
import styles from './Statement.module.css';

export function Statement({ children, paragraphs }: { children: ReactNode; paragraphs: readonly string[] }) {
  return (
    <div className={styles.root}>
      <Text>{children}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}
