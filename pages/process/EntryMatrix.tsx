import { useId } from 'react';
import { Fold } from '#src/sections/Fold.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { sectionRecipe } from '#src/sections/Section.recipe.ts';
import { TitledList } from '#src/sections/TitledList.tsx';
import type { Action, SectionHeading, TitledText } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { entryMatrixRecipe } from './EntryMatrix.recipe.ts';

export interface EntryContent extends SectionHeading {
  readonly rows: readonly TitledText[];
  readonly actions: readonly Action[];
}

/** The ways into the process beside each other: what each side brings, and the pages that say more. */
export function EntryMatrix({ content }: { content: readonly EntryContent[] }) {
  const styles = classNames(entryMatrixRecipe);
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        {content.map((entry) => (
          <Entry key={entry.title} content={entry} />
        ))}
      </div>
    </div>
  );
}

function Entry({ content: { id, eyebrow, title, intro, rows, actions } }: { content: EntryContent }) {
  const styles = classNames(entryMatrixRecipe);
  const section = classNames(sectionRecipe);
  const headingId = useId();
  return (
    <section className={styles.entry} id={id} aria-labelledby={headingId}>
      <div className={section.heading}>
        {eyebrow && <p className={section.eyebrow}>{eyebrow}</p>}
        <h2 id={headingId}>{unbrokenHeading(title)}</h2>
        {intro && <p className={section.intro}>{unbroken(intro)}</p>}
      </div>
      <Fold summary="What each side brings">
        <TitledList content={rows} layout="ruled" />
      </Fold>
      <div className={styles.actions}>
        {actions.map((action) => (
          <ForwardLink key={action.label} action={action} />
        ))}
      </div>
    </section>
  );
}
