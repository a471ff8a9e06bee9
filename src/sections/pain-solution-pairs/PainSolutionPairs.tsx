import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { TitledText } from '#src/site/content-types.ts';
import { painSolutionPairsRecipe } from './PainSolutionPairs.recipe.ts';

/** What hurts, and what is done about it. */
export interface PainSolutionPair {
  readonly pain: string;
  readonly solution: TitledText;
}

/** Pains and their solutions as the two sides of a ledger; stacked pair by pair on phones. */
export function PainSolutionPairs({
  headings,
  pairs,
}: {
  headings: { readonly pain: string; readonly solution: string };
  pairs: readonly PainSolutionPair[];
}) {
  const styles = useSlotRecipe({ recipe: painSolutionPairsRecipe })();
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.headings} aria-hidden>
        <p>{headings.pain}</p>
        <p>{headings.solution}</p>
      </chakra.div>
      <ul>
        {pairs.map(({ pain, solution }) => (
          <chakra.li key={solution.title} css={styles.pair}>
            <p>{pain}</p>
            <div>
              <h3>{solution.title}</h3>
              <p>{solution.text}</p>
            </div>
          </chakra.li>
        ))}
      </ul>
    </chakra.div>
  );
}
