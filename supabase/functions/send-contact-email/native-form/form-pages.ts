/** The pages of the site on which the forms are, and what leads back to them. */
import type { Forms, InquiryType } from '../../_shared/forms.ts';
import { refusalAnchor } from '../../_shared/refused-form.ts';
import { isHosted, type Configuration } from '../configuration.ts';
import type { HttpError } from '../http-error.ts';

export const formPages: Record<InquiryType, string> = { contact: '/contact', rfp: '/submit-rfp/form' };

/** What a form is by the address of the page it was sent from, for when its fields don't say. */
export function inquiryTypeOfPage(address: string | null): InquiryType | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const types = Object.keys(formPages) as InquiryType[];
  return types.find((type) => pathname === formPages[type]);
}

/**
 * Supabase's own domain is no place for pages: its gateway turns HTML into plain text
 * (https://supabase.com/docs/guides/functions/limits). There a refused form leads to the site, which says why; the words stay
 * in the form, one step back in the browser's history, and nothing of them is in the address.
 */
export function leadsBackToSite({ NATIVE_REFUSAL, SUPABASE_URL }: Configuration): boolean {
  return (NATIVE_REFUSAL ?? (isHosted(SUPABASE_URL) ? 'redirect' : 'page')) === 'redirect';
}

/** The address of what the form's page says about a refusal; of several fields the first is named. */
export function refusedAt(formPage: string, type: InquiryType, forms: Forms, refusal: HttpError): string {
  const [field] = Object.keys(refusal.fields ?? {}).filter((name) => name in forms[type]);
  const passes = refusal.status === 429 || refusal.status >= 500;
  return `${formPage}?refused=1#${refusalAnchor(field ?? (passes ? 'later' : 'other'))}`;
}
