import { useId } from 'react';
import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
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

function FacingPage({ list }: { list: TitledList }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{unbrokenHeading(list.title)}</h2>
      <ul>
        {list.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
