/**
 * Answers a form posted without JavaScript: with the thank-you state of its page, or with everything the visitor wrote.
 */
import type { Forms, InquiryType } from '../../_shared/forms.ts';
import type { Configuration } from '../configuration.ts';
import { base64, sha256 } from '../digest.ts';
import type { RequestLog } from '../log.ts';
import { asHttpError, type HttpError } from '../http-error.ts';
import { correctionPage, correctionStyles, refusalPage } from './correction-page.ts';
import { formPages, leadsBackToSite, refusedAt } from './form-pages.ts';

interface NativePost {
  /** As the form says it, or the page that the form was on. */
  readonly type: InquiryType | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly forms: Forms;
  /** Where the form was shown, already checked. */
  readonly origin: string | undefined;
  readonly configuration: Configuration;
  readonly log: RequestLog;
}

interface NativeSuccess {
  readonly type: InquiryType;
  readonly filesStored: boolean;
}

export async function answerNatively(
  post: NativePost,
  accept: () => Promise<NativeSuccess>,
): Promise<Response> {
  const site = post.origin?.startsWith('http') ? post.origin : new URL(post.configuration.SITE_URL).origin;
  try {
    const { type, filesStored } = await accept();
    // The address alone decides what the form's page says without JavaScript: these anchors are its thank-you state.
    const location = `${site}${formPages[type]}?sent=1#${filesStored ? 'sent' : 'files-lost'}`;
    // 303: a reload of the thank-you page must not post again (RFC 9110 section 15.4.4).
    return new Response(null, { status: 303, headers: { Location: location } });
  } catch (error) {
    const refusal = asHttpError(error);
    if (!post.type) throw refusal;
    post.log.refusal(refusal);
    if (leadsBackToSite(post.configuration)) return refusedOnSite(refusal, post.type, site, post.forms);
    return correctionAnswer(refusal, post.type, site, post);
  }
}

async function correctionAnswer(
  refusal: HttpError,
  type: InquiryType,
  site: string,
  { payload, forms, configuration, log }: NativePost,
): Promise<Response> {
  const page = correctionPage({
    type,
    fields: forms[type],
    values: payload,
    refusal,
    providerEmail: configuration.PROVIDER_EMAIL,
    requestId: log.requestId,
  });
  // The site's origin is allowed too, because browsers hold form-action against the redirect after a post.
  return htmlAnswer(page, refusal, `'self' ${site}`);
}

/** Answers a browser that posted something else than one of the forms, or from another site. */
export async function refusalPageAnswer(
  refusal: HttpError,
  { configuration, forms, log }: Pick<NativePost, 'configuration' | 'forms' | 'log'>,
): Promise<Response> {
  if (leadsBackToSite(configuration)) {
    return refusedOnSite(refusal, 'contact', new URL(configuration.SITE_URL).origin, forms);
  }
  return htmlAnswer(refusalPage(refusal, configuration.PROVIDER_EMAIL, log.requestId), refusal, "'none'");
}

function refusedOnSite(refusal: HttpError, type: InquiryType, site: string, forms: Forms): Response {
  const location = refusedAt(site + formPages[type], type, forms, refusal);
  return new Response(null, { status: 303, headers: { Location: location } });
}

async function htmlAnswer(page: string, refusal: HttpError, formAction: string): Promise<Response> {
  const styleHash = base64(await sha256(correctionStyles));
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
