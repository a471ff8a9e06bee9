import type { TitledText } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
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
              <h3>{unbrokenHeading(solution.title)}</h3>
              <p>{unbroken(solution.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
