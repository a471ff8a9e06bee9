import { TopicNote } from '#src/forms/TopicNote.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { RfpForm } from '#src/forms/RfpForm.tsx';
import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Fold } from '#src/components/Fold.tsx';
import { InfoBox } from '#src/components/InfoBox.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import type { Step } from '#src/content/page-content.ts';
import { Heading } from '#src/components/Text.tsx';
import { content } from './content.ts';
import styles from './StepSummary.module.css';

export function Page() {
  const { hero, process, formSection, confidentiality, programGuide, servicesGuide, optionalFields } =
    content;

  return (
    <PageFrame
      content={content}
      eyebrow={<TopicNote>{hero.eyebrow}</TopicNote>}
      figure={<StepSummary content={process} />}
    >
      <FormSection
        content={formSection}
        help={
          <>
            <InfoBox content={programGuide} row="2" collapseLabel="What to choose" />
            <InfoBox content={servicesGuide} row="3" collapseLabel="What to check" />
            <InfoBox content={optionalFields} row="4" collapseLabel="What to add" />
          </>
        }
        form={<RfpForm nextSteps={process.steps.slice(1)} />}
      >
        <InfoBox content={confidentiality} row="1" />
      </FormSection>
    </PageFrame>
  );
}

function StepSummary({
  content: { title, steps },
}: {
  content: { readonly title: string; readonly steps: readonly Step[] };
}) {
  return (
    <section className={styles.root}>
      <Heading as="h2">{title}</Heading>
      <Fold summary="Read the steps" isTitleClickable>
        <ProcessSteps content={steps} />
      </Fold>
    </section>
  );
}
