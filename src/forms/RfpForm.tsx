import { useEffect, useRef } from 'react';
import { rfpForm } from '#shared/rfp-form.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { useInquiryTopic } from './inquiry-topic.ts';
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
      <LinkedService />
    </InquiryForm>
  );
}

/** With script, the select is hidden: it has the service of the link, which the page shows as a note. */
function LinkedService() {
  const select = useRef<HTMLSelectElement>(null);
  const { service = '' } = useInquiryTopic();
  useEffect(() => {
    if (select.current) select.current.value = service;
  }, [service]);
  return (
    <div className={styles.service}>
      <ServiceSelect ref={select} />
    </div>
  );
}
