import { unbroken } from './unbroken.ts';
import styles from './MissionStatement.module.css';

export function MissionStatement({
  content: { statement, paragraphs },
}: {
  content: { readonly statement: string; readonly paragraphs: readonly string[] };
}) {
  return (
    <div className={styles.root}>
      <p>{unbroken(statement)}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </div>
  );
}
