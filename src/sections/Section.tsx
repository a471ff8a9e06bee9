import { type ReactNode, useId } from 'react';
import type { SectionHeading } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { sectionRecipe } from './Section.recipe.ts';

export interface SectionProps {
  readonly content: SectionHeading;
  /** Bands alternate between the page's paper and mist; one a page may be a dark plate with display type. */
  readonly tone?: 'paper' | 'mist' | 'plate' | undefined;
  /** A `quiet` band stands closer to its neighbours, under a smaller heading. */
  readonly weight?: 'normal' | 'quiet' | undefined;
  /** `aside` sets the heading beside the body on wide screens. */
  readonly layout?: 'stacked' | 'aside' | undefined;
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
