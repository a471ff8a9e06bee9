import { clsx } from 'clsx';
import { Text } from './Text.tsx';
import styles from './MissionStatement.module.css';

/** @param isWide - sets the paragraphs beside the statement */
export function MissionStatement({
  content: { statement, paragraphs },
  isWide = false,
}: {
  content: { readonly statement: string; readonly paragraphs: readonly string[] };
  isWide?: boolean;
}) {
  return (
    <div className={clsx(styles.root, isWide && styles.wide)}>
      <Text>{statement}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}
