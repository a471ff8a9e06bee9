import { Text } from '#src/components/Text.tsx';
import styles from './MissionStatement.module.css';

export function MissionStatement({
  content: { statement, paragraphs },
}: {
  content: { readonly statement: string; readonly paragraphs: readonly string[] };
}) {
  return (
    <div className={styles.root}>
      <Text>{statement}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}
