import { rfpForm } from '#shared/rfp-form.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { useInquiryTopic } from './inquiry-topic.ts';
import { InquiryForm } from './InquiryForm.tsx';

export function RfpForm({ nextSteps }: { nextSteps: readonly TitledText[] }) {
  const { service } = useInquiryTopic();
  return (
    <InquiryForm
      type="rfp"
      fields={rfpForm}
      submitLabel="Submit My RFP to DEP"
      sentTitle="We received your RFP"
      dataUseNotice="DEP uses your data to respond to your RFP and to explore working together."
      nextSteps={nextSteps}
    >
      <input type="hidden" name="service" value={service ?? ''} />
    </InquiryForm>
  );
}
