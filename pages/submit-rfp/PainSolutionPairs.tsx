import type { TitledText } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './PainSolutionPairs.module.css';

export interface PainSolutionPair {
  readonly pain: string;
  readonly solution: TitledText;
}

export function PainSolutionPairs({
  content: { headings, pairs },
}: {
  content: {
    readonly headings: { readonly pain: string; readonly solution: string };
    readonly pairs: readonly PainSolutionPair[];
  };
}) {
  return (
    <div className={styles.root}>
      <div className={styles.headings} aria-hidden>
        <p>{headings.pain}</p>
        <p>{headings.solution}</p>
      </div>
      <ul>
        {pairs.map(({ pain, solution }) => (
          <li key={solution.title} className={styles.pair}>
            <p>{pain}</p>
            <div>
              <h3>{preventHeadingBreaks(solution.title)}</h3>
              <p>{preventBreaks(solution.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
