import { rfpForm } from '#shared/rfp-form.ts';
import { InquiryForm } from '../InquiryForm.tsx';

/** The request for proposal (specification sections 3 to 5). */
export function RfpForm() {
  return (
    <InquiryForm
      type="rfp"
      fields={rfpForm}
      submitLabel="Submit My RFP to DEP"
      sentTitle="Your RFP has reached us"
    />
  );
}
