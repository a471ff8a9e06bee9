import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { TitledText } from '#src/site/content-types.ts';
import { challengeSolutionRecipe } from './ChallengeSolution.recipe.ts';

export interface TitledList {
  readonly title: string;
  readonly items: readonly TitledText[];
}

/** What goes wrong and what answers it, as two facing pages. */
export function ChallengeSolution({
  challenges,
  solution,
}: {
  challenges: TitledList;
  solution: TitledList;
}) {
  const styles = useSlotRecipe({ recipe: challengeSolutionRecipe })();
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.inner}>
        <FacingPage list={challenges} />
        <FacingPage list={solution} />
      </chakra.div>
    </chakra.div>
  );
}

function FacingPage({ list }: { list: TitledList }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{list.title}</h2>
      <ul>
        {list.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
