import { chakra, useRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { SiteLink } from '#src/app/SiteLink.tsx';
import type { InternalLink } from '#src/site/routes.ts';
import { buttonRecipe } from '#src/theme/button.recipe.ts';
import { offerCardsRecipe } from './OfferCards.recipe.ts';

/** An offer that can be taken on its own (specification section 3, "Offer card"). */
export interface Offer {
  readonly title: string;
  /** How long it takes, from `claims.offers`. */
  readonly duration: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** The offers, each with the same next step; its name goes into each link for who hears links out of context. */
export function OfferCards({
  offers,
  inquiry,
}: {
  offers: readonly Offer[];
  inquiry: { readonly label: string; readonly to: InternalLink };
}) {
  const styles = useSlotRecipe({ recipe: offerCardsRecipe })();
  const button = useRecipe({ recipe: buttonRecipe })({ tone: 'outline', size: 'sm' });
  return (
    <chakra.ul css={styles.root}>
      {offers.map(({ title, duration, description, features }) => (
        <li key={title}>
          <chakra.p css={styles.duration}>{duration}</chakra.p>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
            <SiteLink to={inquiry.to} css={button}>
              {inquiry.label}
              <chakra.span srOnly>: {title}</chakra.span>
            </SiteLink>
          </div>
          <chakra.ul css={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </chakra.ul>
        </li>
      ))}
    </chakra.ul>
  );
}
