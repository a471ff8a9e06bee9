import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './QuestionPair.module.css';

export interface Question extends TitledText {
  readonly points: readonly string[];
}

/** Two questions that follow one another, each with what its answer covers. */
export function QuestionPair({ content }: { content: readonly [Question, Question] }) {
  return (
    <ol className={styles.root}>
      {content.map(({ title, text, points }) => (
        <li key={title}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          <Points points={points} />
        </li>
      ))}
    </ol>
  );
}
