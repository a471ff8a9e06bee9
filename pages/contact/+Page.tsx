import { TopicNote } from '#src/forms/TopicNote.tsx';
import { ContactForm } from '#src/forms/ContactForm.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { InfoBox } from '#src/components/InfoBox.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { content } from './content.ts';
import { useScrollToForm } from './use-scroll-to-form.ts';

export function Page() {
  const { hero, formSection, start, preparation, afterSubmission, proof, next } = content;
  useScrollToForm(formSection.id);
  return (
    <PageFrame content={content} eyebrow={<TopicNote>{hero.eyebrow}</TopicNote>}>
      <FormSection
        content={formSection}
        help={
          <>
            <InfoBox content={start} row="0" collapseLabel="Where to start" />
            <InfoBox content={preparation} row="4" collapseLabel="What to include" />
          </>
        }
        form={<ContactForm nextSteps={next.steps} />}
      >
        <InfoBox content={afterSubmission} row="5" />
        <InfoBox content={proof} row="2" />
      </FormSection>
      <Section content={next} tone="plate">
        <ProcessSteps content={next.steps} layout="columns" />
      </Section>
    </PageFrame>
  );
}
