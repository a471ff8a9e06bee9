import { ArrivalNote } from '#src/forms/ArrivalNote.tsx';
import { ContactForm } from '#src/forms/ContactForm.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { InfoBox } from '#src/sections/InfoBox.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { content } from './content.ts';
import { InquiryDesk } from './InquiryDesk.tsx';

export function Page() {
  const { hero, preparation } = content;
  return (
    <PageFrame content={content} eyebrow={<ArrivalNote>{hero.eyebrow}</ArrivalNote>}>
      <InquiryDesk
        content={content.desk}
        help={<InfoBox content={content.start} fold="Where to start" />}
        form={<ContactForm next={content.desk.steps} />}
      >
        <InfoBox content={content.afterSubmission} />
        <InfoBox content={content.proof} />
      </InquiryDesk>
      <Section content={preparation} tone="plate" layout="aside">
        <TitledList content={preparation.entries} />
      </Section>
    </PageFrame>
  );
}
