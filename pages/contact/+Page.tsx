import { ArrivalNote } from '#src/forms/ArrivalNote.tsx';
import { ContactForm } from '#src/forms/ContactForm.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { InfoBox } from '#src/sections/InfoBox.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { content } from './content.ts';
import { InquiryDesk } from './InquiryDesk.tsx';
import { Preparation } from './Preparation.tsx';

export function Page() {
  const { hero, next } = content;
  return (
    <PageFrame content={content} eyebrow={<ArrivalNote>{hero.eyebrow}</ArrivalNote>}>
      <InquiryDesk
        content={content.desk}
        help={
          <>
            <InfoBox content={content.start} fold="Where to start" />
            <Preparation content={content.preparation} />
          </>
        }
        form={<ContactForm next={next.steps} />}
      >
        <InfoBox content={content.afterSubmission} />
        <InfoBox content={content.proof} />
      </InquiryDesk>
      <Section content={next} tone="plate">
        <ProcessSteps content={next.steps} layout="columns" />
      </Section>
    </PageFrame>
  );
}
