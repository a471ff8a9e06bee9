import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { Fact } from '#src/site/content-types.ts';
import { sprintPricingRecipe } from './SprintPricing.recipe.ts';

export interface SprintPricingContent {
  readonly price: string;
  readonly note: string;
  /** What a molecule at the lower and at the upper end of the range looks like. */
  readonly ends: readonly [lower: Fact, upper: Fact];
  readonly terms: readonly Fact[];
}

/** The price of the sprint, what moves it, and the terms it comes with. */
export function SprintPricing({ pricing }: { pricing: SprintPricingContent }) {
  const styles = useSlotRecipe({ recipe: sprintPricingRecipe })();
  return (
    <chakra.div css={styles.root}>
      <div>
        <chakra.p css={styles.price}>{pricing.price}</chakra.p>
        <p>{pricing.note}</p>
        <chakra.ul css={styles.scale}>
          {pricing.ends.map(({ value, label }) => (
            <li key={value}>
              <b>{value}</b> {label}
            </li>
          ))}
        </chakra.ul>
      </div>
      <chakra.dl css={styles.terms}>
        {pricing.terms.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}
