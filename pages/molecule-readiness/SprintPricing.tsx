import type { Fact } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/components/unbroken.ts';
import { sprintPricingRecipe } from './SprintPricing.recipe.ts';

/** What moves the price of the sprint, and the terms it comes with. */
export function SprintPricing({ content }: { content: readonly Fact[] }) {
  return (
    <dl className={classNames(sprintPricingRecipe)}>
      {content.map(({ value, label }) => (
        <div key={label}>
          <dt>{unbroken(label)}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
