import { useId } from 'react';
import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action } from '#src/site/content-types.ts';
import { buttonRecipe } from '#src/theme/button.recipe.ts';
import { callToActionRecipe } from './CallToAction.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';

export interface CallToActionContent {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** The closing call to action of a page. */
export function CallToAction({ content }: { content: CallToActionContent }) {
  const styles = classNames(callToActionRecipe);
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id={headingId}>{content.title}</h2>
          <p>{content.text}</p>
        </div>
        <div className={styles.actions}>
          {content.actions.map((action, index) => (
            <ActionLink
              key={action.label}
              action={action}
              className={classNames(buttonRecipe, { tone: index === 0 ? 'solid' : 'outline' })}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
