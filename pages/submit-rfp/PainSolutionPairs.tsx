import type { TitledText } from '#src/site/page-content.ts';
import { Heading, Text } from '#src/components/Text.tsx';
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
        <Text>{headings.pain}</Text>
        <Text>{headings.solution}</Text>
      </div>
      <ul>
        {pairs.map(({ pain, solution }) => (
          <li key={solution.title} className={styles.pair}>
            <Text>{pain}</Text>
            <div>
              <Heading as="h3">{solution.title}</Heading>
              <Text>{solution.text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
