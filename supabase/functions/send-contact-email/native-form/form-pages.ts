import type { InquiryType } from '../../_shared/forms.ts';

/** The pages of the site on which the forms are. */
export const formPages: Record<InquiryType, string> = { contact: '/contact', rfp: '/submit-rfp/form' };

/** What a form is by the address of the page it was sent from, for when its fields don't say. */
export function inquiryTypeOfPage(address: string | null): InquiryType | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const types = Object.keys(formPages) as InquiryType[];
  return types.find((type) => pathname === formPages[type]);
}
