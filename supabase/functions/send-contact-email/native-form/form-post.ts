/** Handles a form that the browser posts itself, without JavaScript. */
import { type FormFields, type InquiryType, payloadName } from '../../_shared/form-fields.ts';
import type { Forms } from '../../_shared/forms.ts';
import { formPages } from '../../_shared/function-api.ts';
import { keyedSha256 } from '../sha256.ts';
import { asHttpError } from '../http-error.ts';
import type { Body, FormKind } from '../request/body.ts';
import type { RequestServices } from '../services.ts';
import { inquiryTypeOf, type Submission } from '../submission/parse-submission.ts';
import { storeSubmission } from '../submission/store-submission.ts';
import { refusedForm, thanks } from './form-responses.ts';
import { readForm } from './form-body.ts';

/** Far more than the form takes. */
const mostNamedFiles = 20;

interface FormPost {
  readonly request: Request;
  readonly body: Body;
  readonly kind: FormKind;
  /** The origin of the page with the form, already checked. */
  readonly origin: string | undefined;
  readonly address: string;
}

export async function handleFormPost(
  { request, body, kind, origin, address }: FormPost,
  services: RequestServices,
): Promise<Response> {
  const { configuration, forms, log } = services;
  const form = await readForm(body, kind, request.headers.get('Content-Type') ?? '');
  const shownOn = request.headers.get('Referer');
  const type = inquiryTypeOf(form.values) ?? inquiryTypeOfPage(shownOn);
  const payload = payloadFromForm(forms, type, form.values, shownOn);
  const site = origin?.startsWith('http') ? origin : new URL(configuration.SITE_URL).origin;
  try {
    if (form.refusal) throw form.refusal;
    const submission = services.parseSubmission(payload);
    const key =
      submission.extras.idempotency_key ??
      keyFromContent(submission, address, configuration.ADDRESS_HASH_SALT);
    // It says nothing of files that the page's script has announced under the same key.
    await storeSubmission({ ...submission, files: undefined }, key, address, services);
    return thanks(site, submission.inquiry.type, submission.unsentFiles.length > 0);
  } catch (error) {
    const reason = asHttpError(error);
    if (!type) throw reason;
    log.refusal(reason);
    return refusedForm(site, type, payload, reason, services);
  }
}

/** The type of a form by the address of its page, for posts whose fields don't give it. */
function inquiryTypeOfPage(address: string | null): InquiryType | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const types = Object.keys(formPages) as InquiryType[];
  return types.find((type) => pathname === formPages[type]);
}

/**
 * Makes the payload that the site's own code would have sent. Topic and service are in the address of the form's page,
 * from which only JavaScript could copy them into the form.
 */
function payloadFromForm(
  forms: Forms,
  type: InquiryType | undefined,
  values: Readonly<Record<string, unknown>>,
  shownOn: string | null,
): Record<string, unknown> {
  const fields: FormFields = type ? forms[type] : {};
  const renamed = Object.entries(values).map(([input, value]): [string, unknown] => {
    const name = payloadName(fields, input);
    return [name, fields[name]?.kind === 'checkboxes' && !Array.isArray(value) ? [value] : value];
  });
  const { files, ...payload } = Object.fromEntries(renamed);
  const query = new URLSearchParams(shownOn !== null && URL.canParse(shownOn) ? new URL(shownOn).search : '');
  return {
    ...payload,
    // A form without script sends the names of the files that were chosen, and an empty one where none was.
    unsent_files: [files].flat().filter(Boolean).slice(0, mostNamedFiles),
    topic: payload.topic || query.get('topic'),
    service: payload.service || query.get('service'),
    consent: payload.consent === undefined ? undefined : true,
    consent_version: payload.consent,
  };
}

/**
 * The idempotency key of a form that brings none, made from its content. A double click posts a form twice: the same
 * content from the same address on the same day are one inquiry. Hashed with a secret, so that nobody can guess and use
 * up another's key.
 */
function keyFromContent(
  { inquiry, unsentFiles, extras: { consent, topic, service } }: Submission,
  address: string,
  secret: string,
): string {
  const day = new Date().toISOString().slice(0, 10);
  const content = JSON.stringify([inquiry, consent, topic, service, unsentFiles, address, day]);
  const hex = keyedSha256(secret, content);
  // Version 8: "custom" (RFC 9562 section 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
