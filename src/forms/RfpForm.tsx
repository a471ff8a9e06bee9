import { rfpForm } from '#shared/rfp-form.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { InquiryForm } from './InquiryForm.tsx';
import styles from './RfpForm.module.css';
import { ServiceSelect } from './ServiceSelect.tsx';

export function RfpForm({ nextSteps }: { nextSteps: readonly TitledText[] }) {
  return (
    <InquiryForm
      type="rfp"
      fields={rfpForm}
      submitLabel="Submit My RFP to DEP"
      sentTitle="We received your RFP"
      dataUseNotice="DEP uses your data to respond to your RFP and to explore working together."
      nextSteps={nextSteps}
    >
      <div className={styles.service}>
        <ServiceSelect />
      </div>
    </InquiryForm>
  );
}
