import { useId } from 'react';
import { TitledList } from '#src/sections/TitledList.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbrokenHeading } from '#src/text/unbroken.ts';
import { challengeSolutionRecipe } from './ChallengeSolution.recipe.ts';

export interface FacingList {
  readonly title: string;
  readonly entries: readonly TitledText[];
}

/** What goes wrong and what answers it, as two facing pages. */
export function ChallengeSolution({
  challenges,
  solution,
}: {
  challenges: FacingList;
  solution: FacingList;
}) {
  const styles = classNames(challengeSolutionRecipe);
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <FacingPage list={challenges} />
        <FacingPage list={solution} />
      </div>
    </div>
  );
}

function FacingPage({ list }: { list: FacingList }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{unbrokenHeading(list.title)}</h2>
      <TitledList entries={list.entries} layout="ruled" />
    </section>
  );
}
