import { type ReactNode, useId } from 'react';
import type { SectionHeading } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { VariantsOf } from '#src/theme/recipe.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import { sectionRecipe } from './Section.recipe.ts';

interface SectionProps extends VariantsOf<typeof sectionRecipe> {
  readonly content: SectionHeading;
  readonly children: ReactNode;
}

/** A full-bleed band of a page: its heading and what it holds. */
export function Section({ content, children, ...look }: SectionProps) {
  const { id, eyebrow, title, intro } = content;
  const styles = classNames(sectionRecipe, look);
  const headingId = useId();
  return (
    <section className={styles.root} id={id} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <div className={styles.heading}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={headingId}>{unbrokenHeading(title)}</h2>
          {intro && <p className={styles.intro}>{unbroken(intro)}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
