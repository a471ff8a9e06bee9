/** The answers to a form posted without JavaScript: a redirect to the site, or a page. */
import type { InquiryType } from '../../_shared/form-fields.ts';
import { formPages, refusalAnchor, sentAddress } from '../../_shared/function-api.ts';
import { isHosted, type Configuration } from '../configuration.ts';
import { sha256 } from '../sha256.ts';
import type { HttpError } from '../http-error.ts';
import type { RequestServices } from '../services.ts';
import { correctionPage, correctionStyles, refusalPage } from './correction-page.ts';

type AnswerServices = Pick<RequestServices, 'configuration' | 'forms' | 'log'>;

/** Answers an accepted form: without JavaScript its page says thank you if the address asks for it. */
export function thanks(site: string, type: InquiryType, hasUnsentFiles: boolean): Response {
  const { query, thanksAnchor, filesLostAnchor } = sentAddress;
  return seeOther(`${site}${formPages[type]}?${query}#${hasUnsentFiles ? filesLostAnchor : thanksAnchor}`);
}

/** Answers a refused form: with a page that has everything the visitor wrote, or with a redirect to the site. */
export function refusedForm(
  site: string,
  type: InquiryType,
  payload: Readonly<Record<string, unknown>>,
  refusal: HttpError,
  services: AnswerServices,
): Response {
  const { configuration, forms, log } = services;
  if (leadsBackToSite(configuration)) return refusedOnSite(site, type, refusal, services);
  const page = correctionPage({
    type,
    fields: forms[type],
    values: payload,
    refusal,
    providerEmail: configuration.PROVIDER_EMAIL,
    requestId: log.requestId,
  });
  // The site's origin is allowed too, because browsers apply form-action to the redirect after the post.
  return htmlAnswer(page, refusal, `'self' ${site}`);
}

/** Answers a browser that posted something other than one of the forms, or from another site. */
export function refusalPageAnswer(refusal: HttpError, services: AnswerServices): Response {
  const { configuration, log } = services;
  if (leadsBackToSite(configuration)) {
    return refusedOnSite(new URL(configuration.SITE_URL).origin, 'contact', refusal, services);
  }
  return htmlAnswer(refusalPage(refusal, configuration.PROVIDER_EMAIL, log.requestId), refusal, "'none'");
}

/**
 * Whether a refused form is answered with a redirect to the site, which says why. This is the default on Supabase's own
 * domain, whose gateway turns HTML into plain text (https://supabase.com/docs/guides/functions/limits). The browser has
 * what the visitor wrote one step back in its history; the address has nothing of it.
 */
function leadsBackToSite({ NATIVE_REFUSAL, SUPABASE_URL }: Configuration): boolean {
  return (NATIVE_REFUSAL ?? (isHosted(SUPABASE_URL) ? 'redirect' : 'page')) === 'redirect';
}

/** Redirects to the anchor on the form's page that says why. If several fields are wrong, that is the first. */
function refusedOnSite(
  site: string,
  type: InquiryType,
  refusal: HttpError,
  { forms }: AnswerServices,
): Response {
  const field = Object.keys(refusal.fields ?? {}).find((name) => name in forms[type]);
  const passes = refusal.status === 429 || refusal.status >= 500;
  return seeOther(
    `${site}${formPages[type]}?refused=1#${refusalAnchor(field ?? (passes ? 'later' : 'other'))}`,
  );
}

/** 303, so that reloading the page doesn't post again (RFC 9110 section 15.4.4). */
function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

function htmlAnswer(page: string, refusal: HttpError, formAction: string): Response {
  const styleHash = sha256(correctionStyles, 'base64');
  return new Response(page, {
    status: refusal.status,
    headers: {
      ...refusal.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}
