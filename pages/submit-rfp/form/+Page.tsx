import { RfpForm } from '#src/forms/RfpForm.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { InfoBox } from '#src/sections/info-box/InfoBox.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import { content } from './content.ts';
import { FormAndNotices } from './form-and-notices/FormAndNotices.tsx';
import { StepSummary } from './step-summary/StepSummary.tsx';

export function Page() {
  const { process, form, confidentiality, noDocument, guide } = content;
  const notices = (
    <>
      <InfoBox {...confidentiality} />
      <InfoBox {...noDocument} />
    </>
  );
  return (
    <PageFrame content={content} figure={<StepSummary {...process} />}>
      <Section {...form} tone="mist">
        <FormAndNotices notices={notices}>
          <RfpForm next={process.steps.slice(1)} />
        </FormAndNotices>
      </Section>
      <Section {...guide}>
        <TitledList entries={guide.entries} />
      </Section>
    </PageFrame>
  );
}
