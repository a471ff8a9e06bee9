import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import type { Step } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbrokenHeading } from '#src/text/unbroken.ts';
import { stepSummaryRecipe } from './StepSummary.recipe.ts';

/** A process in brief, to stand beside a page's promise. */
export function StepSummary({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <section className={classNames(stepSummaryRecipe)}>
      <h2>{unbrokenHeading(title)}</h2>
      <ProcessSteps steps={steps} />
    </section>
  );
}
