import { RfpForm } from '#src/forms/RfpForm.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { InfoBox } from '#src/sections/InfoBox.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { content } from './content.ts';
import { FormAndNotices } from './FormAndNotices.tsx';
import { StepSummary } from './StepSummary.tsx';

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
