import { formAndNoticeRecipe, stepSummaryRecipe } from './Form.recipe.ts';
import { unbrokenHeading } from '#src/text/unbroken.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { Step } from '#src/site/page-content.ts';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { ArrivalNote } from '#src/forms/ArrivalNote.tsx';
import { RfpForm } from '#src/forms/RfpForm.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Fold } from '#src/sections/Fold.tsx';
import { InfoBox } from '#src/sections/InfoBox.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { content } from './content.ts';

export function Page() {
  const { hero, process, form, confidentiality, noDocument, guide } = content;

  return (
    <PageFrame
      content={content}
      eyebrow={<ArrivalNote>{hero.eyebrow}</ArrivalNote>}
      figure={<StepSummary content={process} />}
    >
      <Section content={form} tone="pale">
        <div className={classNames(formAndNoticeRecipe)}>
          <div>
            <InfoBox content={confidentiality} fold="Read the notice" />
            <RfpForm next={process.steps.slice(1)} />
          </div>
          <InfoBox content={noDocument} />
        </div>
      </Section>
      <Section content={guide}>
        <TitledList content={guide.entries} />
      </Section>
    </PageFrame>
  );
}

/** A process in brief, to stand beside a page's promise. */
function StepSummary({
  content: { title, steps },
}: {
  content: { readonly title: string; readonly steps: readonly Step[] };
}) {
  return (
    <section className={classNames(stepSummaryRecipe)}>
      <h2>{unbrokenHeading(title)}</h2>
      <Fold summary="Read the steps" clickableTitle>
        <ProcessSteps content={steps} />
      </Fold>
    </section>
  );
}
