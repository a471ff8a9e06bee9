import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './FundingStages.module.css';

export interface FundingStage extends TitledText {
  readonly question: string;
  readonly points: readonly string[];
}

export function FundingStages({ content }: { content: readonly FundingStage[] }) {
  return (
    <ol className={styles.root}>
      {content.map(({ title, question, text, points }) => (
        <li key={title}>
          <h3>{preventHeadingBreaks(title)}</h3>
          <q>{question}</q>
          <p>{preventBreaks(text)}</p>
          <Points points={points} />
        </li>
      ))}
    </ol>
  );
}
