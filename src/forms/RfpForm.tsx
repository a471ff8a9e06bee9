import texts from '#content/forms/rfp.json' with { type: 'json' };
import { rfpForm } from '#src/inquiry/rfp-form.ts';
import type { TitledText } from '#src/content/page-content.ts';
import { InquiryForm } from './InquiryForm.tsx';
import styles from './RfpForm.module.css';
import { ServiceSelect } from './ServiceSelect.tsx';

const { groups, button, sent, dataUse } = texts;

export function RfpForm({ nextSteps }: { nextSteps: readonly TitledText[] }) {
  return (
    <InquiryForm
      type="rfp"
      fields={rfpForm}
      groups={groups}
      submitLabel={button}
      sentTitle={sent}
      dataUseNotice={dataUse}
      nextSteps={nextSteps}
    >
      <div className={styles.service}>
        <ServiceSelect />
      </div>
    </InquiryForm>
  );
}
