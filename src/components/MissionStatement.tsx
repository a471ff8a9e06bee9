import { preventBreaks } from './prevent-breaks.ts';
import styles from './MissionStatement.module.css';

export function MissionStatement({
  content: { statement, paragraphs },
}: {
  content: { readonly statement: string; readonly paragraphs: readonly string[] };
}) {
  return (
    <div className={styles.root}>
      <p>{preventBreaks(statement)}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{preventBreaks(paragraph)}</p>
      ))}
    </div>
  );
}
