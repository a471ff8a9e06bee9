import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './PainSolutionPairs.module.css';

export function PainSolutionPairs({ content: { headings, pairs } }: { content: Content['pains'] }) {
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
