import { useId } from 'react';
import type { CallToActionContent } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { VariantsOf } from '#src/theme/recipe.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { callToActionRecipe } from './CallToAction.recipe.ts';

/** The closing call to action of a page. */
export function CallToAction({
  content,
  layout,
}: { content: CallToActionContent } & VariantsOf<typeof callToActionRecipe>) {
  const styles = classNames(callToActionRecipe, { layout });
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <h2 id={headingId} className={styles.heading}>
          {unbrokenHeading(content.title)}
        </h2>
        <div className={styles.next}>
          <p>{unbroken(content.text)}</p>
          <div className={styles.actions}>
            <ActionButtons actions={content.actions} />
          </div>
        </div>
      </div>
    </section>
  );
}
