/** The pages of the site on which the forms are, and the ways back to them. */
import type { Forms, InquiryType } from '../../_shared/forms.ts';
import { refusalAnchor } from '../../_shared/refused-form.ts';
import { isHosted, type Configuration } from '../configuration.ts';
import type { HttpError } from '../http-error.ts';

export const formPages: Record<InquiryType, string> = { contact: '/contact', rfp: '/submit-rfp/form' };

/** The type of a form by the address of its page, for a form whose fields don't say it. */
export function inquiryTypeOfPage(address: string | null): InquiryType | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const types = Object.keys(formPages) as InquiryType[];
  return types.find((type) => pathname === formPages[type]);
}

/**
 * Whether a refused form is answered by a redirect to the site, which says why. It is on Supabase's own domain, whose
 * gateway turns HTML into plain text (https://supabase.com/docs/guides/functions/limits). What the visitor wrote stays
 * in the form, one step back in the browser's history; nothing of it is in the address.
 */
export function leadsBackToSite({ NATIVE_REFUSAL, SUPABASE_URL }: Configuration): boolean {
  return (NATIVE_REFUSAL ?? (isHosted(SUPABASE_URL) ? 'redirect' : 'page')) === 'redirect';
}

/** The address at which the form's page says why it was refused; of several wrong fields it names the first. */
export function refusedAt(formPage: string, type: InquiryType, forms: Forms, refusal: HttpError): string {
  const [field] = Object.keys(refusal.fields ?? {}).filter((name) => name in forms[type]);
  const passes = refusal.status === 429 || refusal.status >= 500;
  return `${formPage}?refused=1#${refusalAnchor(field ?? (passes ? 'later' : 'other'))}`;
}
