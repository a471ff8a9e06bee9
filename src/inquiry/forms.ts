import { contactForm } from './contact-form.ts';
import type { FormFields, InquiryType, Payload } from './form-fields.ts';
import { rfpForm } from './rfp-form.ts';

export const forms = { contact: contactForm, rfp: rfpForm } as const satisfies Record<
  InquiryType,
  FormFields
>;

export type Forms = Readonly<Record<InquiryType, FormFields>>;

export type Inquiry = {
  [Type in InquiryType]: { type: Type } & Payload<(typeof forms)[Type]>;
}[InquiryType];
