import { type FormFields, type InquiryType, getPayloadName } from '#src/inquiry/form-fields.ts';
import type { Forms } from '#src/inquiry/forms.ts';
import {
  confirmationUrl,
  formPages,
  getRejectionAnchor,
  isTemporary,
  rejectionQuery,
} from '#src/inquiry/function-api.ts';
import { alertOnFailure } from '../heartbeat.ts';
import { toHttpError, type HttpError } from '../http-error.ts';
import type { RequestServices } from '../services.ts';
import { readInquiryType } from '../submission/parse-submission.ts';
import { type Post, storeSubmission } from '../submission/submit.ts';
import { readForm } from './form-body.ts';

interface FormPost extends Post {
  readonly contentType: string;
}

/** @throws {HttpError} if the body isn't one of the forms. */
export async function submitForm(post: FormPost, services: RequestServices): Promise<Response> {
  const { configuration, forms, log } = services;
  const form = await readForm(post.body, post.contentType);
  const type = readInquiryType(form.values);
  try {
    if (form.httpError) throw form.httpError;
    const submission = services.parseSubmission(createPayload(forms, type, form.values));
    await storeSubmission(submission, { ...post, isNative: true }, services);
    const { query, sentAnchor, filesLostAnchor } = confirmationUrl;
    const keyPrefix = submission.extras.idempotency_key?.slice(0, 8) ?? '1';
    const anchor = submission.unsentFiles.length > 0 ? filesLostAnchor : sentAnchor;
    return redirectTo(
      `${configuration.SITE_URL}${formPages[submission.inquiry.type]}?${query}=${keyPrefix}#${anchor}`,
    );
  } catch (error) {
    const httpError = toHttpError(error);
    if (!type) throw httpError;
    log.rejection(httpError);
    alertOnFailure(httpError, services);
    return redirectToRejection(type, httpError, services);
  }
}

function createPayload(
  forms: Forms,
  type: InquiryType | undefined,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields: FormFields = type ? forms[type] : {};
  const renamed = Object.entries(values).map(([input, value]): [string, unknown] => {
    const name = getPayloadName(fields, input);
    return [name, fields[name]?.kind === 'checkboxes' && !Array.isArray(value) ? [value] : value];
  });
  const { files, consent, ...payload } = Object.fromEntries(renamed);
  return {
    ...payload,
    // The form sends file names, or one empty name.
    unsent_files: [files].flat().filter(Boolean),
    // The consent version.
    ...(consent ? { consent: true, consent_version: consent } : {}),
  };
}

/** Without JavaScript, the page shows only the anchor's error. */
export function redirectToRejection(
  type: InquiryType,
  httpError: HttpError,
  { configuration, forms }: RequestServices,
): Response {
  const invalidFields = Object.keys(httpError.fields ?? {}).filter((name) => name in forms[type]);
  const causes =
    invalidFields.length > 0 ? invalidFields : [isTemporary(httpError.status) ? 'later' : 'other'];
  return redirectTo(
    `${configuration.SITE_URL}${formPages[type]}?${rejectionQuery}=${causes.join()}#${getRejectionAnchor(causes[0]!)}`,
  );
}

/** A reload must not post again (RFC 9110 section 15.4.4). */
function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
