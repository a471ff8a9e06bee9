import { contactForm } from './contact-form.ts';
import type { FormFields, InquiryType, Payload } from './form-fields.ts';
import { rfpForm } from './rfp-form.ts';

/** Both forms. */
export const forms = { contact: contactForm, rfp: rfpForm } as const satisfies Record<
  InquiryType,
  FormFields
>;

/** Both tables. Passed as a parameter, so that a test can add a field to a copy. */
export type Forms = Readonly<Record<InquiryType, FormFields>>;

/** The payload of an inquiry, typed by the tables. */
export type Inquiry = {
  [Type in InquiryType]: { type: Type } & Payload<(typeof forms)[Type]>;
}[InquiryType];
