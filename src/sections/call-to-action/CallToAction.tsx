import { chakra, useRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action } from '#src/site/content-types.ts';
import { buttonRecipe } from '#src/theme/button.recipe.ts';
import { callToActionRecipe } from './CallToAction.recipe.ts';

export interface CallToActionContent {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** The closing call to action of a page. */
export function CallToAction({ content }: { content: CallToActionContent }) {
  const styles = useSlotRecipe({ recipe: callToActionRecipe })();
  const button = useRecipe({ recipe: buttonRecipe });
  const headingId = useId();
  return (
    <chakra.section css={styles.root} aria-labelledby={headingId}>
      <chakra.div css={styles.inner}>
        <chakra.div css={styles.text}>
          <h2 id={headingId}>{content.title}</h2>
          <p>{content.text}</p>
        </chakra.div>
        <chakra.div css={styles.actions}>
          {content.actions.map((action, index) => (
            <ActionLink
              key={action.label}
              action={action}
              css={button({ tone: index === 0 ? 'solid' : 'outline' })}
            />
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
