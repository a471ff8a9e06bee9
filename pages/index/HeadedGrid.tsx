import { type ReactNode, useId } from 'react';
import { sectionRecipe } from '#src/sections/Section.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbrokenHeading } from '#src/text/unbroken.ts';
import { headedGridRecipe } from './HeadedGrid.recipe.ts';

/**
 * A quiet band of cells, of which the heading is the first.
 *
 * @param children - the other cells, as `li`.
 */
export function HeadedGrid({ title, children }: { title: string; children: ReactNode }) {
  const band = classNames(sectionRecipe, { weight: 'quiet' });
  const headingId = useId();
  return (
    <section className={band.root} aria-labelledby={headingId}>
      <div className={band.inner}>
        <div className={classNames(headedGridRecipe)}>
          <div>
            <h2 id={headingId}>{unbrokenHeading(title)}</h2>
          </div>
          <ul>{children}</ul>
        </div>
      </div>
    </section>
  );
}
