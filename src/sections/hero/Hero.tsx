import { chakra, useRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ActionLink } from '#src/app/SiteLink.tsx';
import { BreadcrumbTrail } from '#src/layout/BreadcrumbTrail.tsx';
import type { Crumb } from '#src/site/breadcrumbs.ts';
import type { HeroContent } from '#src/site/content-types.ts';
import { buttonRecipe } from '#src/theme/button.recipe.ts';
import { heroRecipe } from './Hero.recipe.ts';

/** The promise, the evidence and the next step, with the breadcrumb trail on every page but home. */
export function Hero({
  content,
  crumbs,
  figure,
}: {
  content: HeroContent;
  crumbs: readonly Crumb[];
  figure?: ReactNode;
}) {
  const styles = useSlotRecipe({ recipe: heroRecipe })();
  const button = useRecipe({ recipe: buttonRecipe });
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.inner}>
        {crumbs.length > 0 && <BreadcrumbTrail crumbs={crumbs} />}
        <chakra.div css={styles.text}>
          {content.eyebrow && <chakra.p css={styles.eyebrow}>{content.eyebrow}</chakra.p>}
          <h1>{content.title}</h1>
          <chakra.p css={styles.lead}>{content.lead}</chakra.p>
          {content.actions && (
            <chakra.div css={styles.actions}>
              {content.actions.map((action, index) => (
                <ActionLink
                  key={action.label}
                  action={action}
                  css={button({ tone: index === 0 ? 'solid' : 'outline' })}
                />
              ))}
            </chakra.div>
          )}
          {content.evidence && (
            <chakra.dl css={styles.evidence}>
              {content.evidence.map(({ value, label }) => (
                <chakra.div key={label} css={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </chakra.div>
              ))}
            </chakra.dl>
          )}
        </chakra.div>
        {figure && <chakra.div css={styles.figure}>{figure}</chakra.div>}
      </chakra.div>
    </chakra.div>
  );
}
