import type { Fact } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/theme/unbroken.ts';
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
  const styles = classNames(sprintPricingRecipe);
  return (
    <div className={styles.root}>
      <div>
        <p className={styles.price}>{unbroken(pricing.price)}</p>
        <p>{unbroken(pricing.note)}</p>
        <ul className={styles.scale}>
          {pricing.ends.map(({ value, label }) => (
            <li key={value}>
              <b>{value}</b> {unbroken(label)}
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.terms}>
        {pricing.terms.map(({ value, label }) => (
          <div key={label}>
            <dt>{unbroken(label)}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
