import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import labels from '#src/theme/text.module.css';
import { preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './QuestionPair.module.css';

export interface Question extends TitledText {
  readonly points: readonly string[];
}

export function QuestionPair({ content }: { content: readonly [Question, Question] }) {
  return (
    <ol className={styles.root}>
      {content.map(({ title, text, points }) => (
        <li key={title}>
          <p className={labels.eyebrow}>{title}</p>
          <h3>{preventHeadingBreaks(text)}</h3>
          <Points points={points} />
        </li>
      ))}
    </ol>
  );
}
