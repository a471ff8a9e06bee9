import { RfpForm } from '#src/forms/rfp/RfpForm.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { InfoBox } from '#src/sections/info-box/InfoBox.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TitledRows } from '#src/sections/titled-rows/TitledRows.tsx';
import { content } from './content.ts';
import { FormAndNotices } from './form-and-notices/FormAndNotices.tsx';
import { StepSummary } from './step-summary/StepSummary.tsx';

export function Page() {
  const { process, form, confidentiality, noDocument, guide, closing } = content;
  const notices = (
    <>
      <InfoBox {...confidentiality} />
      <InfoBox {...noDocument} />
    </>
  );
  return (
    <PageFrame content={content} figure={<StepSummary {...process} />}>
      <Section title={form.title} eyebrow={form.eyebrow} intro={form.intro} tone="mist" id="rfp-form">
        <FormAndNotices notices={notices}>
          <RfpForm next={process.steps.slice(1)} />
        </FormAndNotices>
      </Section>
      <Section title={guide.title} eyebrow={guide.eyebrow} intro={guide.intro}>
        <TitledRows rows={guide.rows} />
      </Section>
      <CallToAction content={closing} />
    </PageFrame>
  );
}
