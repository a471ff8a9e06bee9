/** Parses a payload into a submission that the rest of the function trusts. */
import type * as z from 'zod/mini';
import {
  defaultLimit,
  listFields,
  type FormFields,
  honeypotName,
  type InquiryType,
  maxLength,
} from '../../_shared/form-fields.ts';
import type { Forms, Inquiry } from '../../_shared/forms.ts';
import {
  inquirySchema,
  findPastDates,
  submissionExtrasSchema,
  type SubmissionExtras,
} from '../../_shared/inquiry-schema.ts';
import { acceptedMediaType } from '../../_shared/media-types.ts';
import { normalizeAnswer, toPlainLine } from '../../_shared/plain-text.ts';
import { fileProblems, maxFileNameLength } from '../../_shared/upload-limits.ts';
import { HttpError } from '../http-error.ts';

export interface AnnouncedFile {
  readonly name: string;
  readonly size: number;
  readonly content_type: string;
}

export interface Submission {
  readonly inquiry: Inquiry;
  readonly extras: SubmissionExtras;
  readonly files: readonly AnnouncedFile[];
  /** Names of files that a form without script could not send. */
  readonly unsentFiles: readonly string[];
  /** The version of the consent text; undefined if it was never published. */
  readonly consentVersion: number | undefined;
  /** Messages for dates that have passed, by field. Only a repeat may have them. */
  readonly findPastDates: Readonly<Record<string, string>> | undefined;
}

export function readInquiryType(payload: Record<string, unknown>): InquiryType | undefined {
  return payload.type === 'contact' || payload.type === 'rfp' ? payload.type : undefined;
}

/**
 * Parses a payload.
 *
 * @throws {HttpError} that names each wrong field.
 */
export type ParseSubmission = (payload: Record<string, unknown>) => Submission;

/** Builds the forms' schemas, once for all requests. */
export function createSubmissionParser(forms: Forms): ParseSubmission {
  const schemas = {
    contact: inquirySchema('contact', forms.contact),
    rfp: inquirySchema('rfp', forms.rfp),
  } as Readonly<Record<InquiryType, z.ZodMiniType<Inquiry>>>;
  return (payload) => {
    const type = readInquiryType(payload);
    if (!type) throw invalid({ type: 'Please send "contact" or "rfp" as type' });
    return parseSubmission(schemas[type], forms[type], normalize(payload, forms[type]));
  };
}

/** Names of files that could not be sent: more than the form accepts files, and few enough for a mail. */
const maxUnsentFiles = 20;

/** How many times longer than its plain text a text with markup may be. */
const markupAllowance = 10;

function parseSubmission(
  schema: z.ZodMiniType<Inquiry>,
  fields: FormFields,
  values: Record<string, unknown>,
): Submission {
  const inquiry = schema.safeParse(values);
  const extras = submissionExtrasSchema.safeParse(values);
  const consent = listFields(fields).find((field) => field.kind === 'consent');
  const lacksConsent = consent !== undefined && values['consent'] !== true;
  if (!inquiry.success || !extras.success || lacksConsent) {
    throw invalid({
      ...messagesByField(inquiry.error),
      ...(lacksConsent && { consent: consent.message }),
      ...messagesByField(extras.error),
    });
  }
  const { type } = inquiry.data;
  const version = extras.data.consent_version;
  const files = (extras.data.files ?? []).map(({ name, size }) => ({
    name: plainFileName(name),
    size,
  }));
  const problems = fileProblems(type, files);
  if (problems.length > 0) throw invalid({ files: problems.join('. ') });
  return {
    inquiry: inquiry.data,
    extras: extras.data,
    files: files.map((file) => ({ ...file, content_type: acceptedMediaType(type, file.name)! })),
    unsentFiles: (extras.data.unsent_files ?? [])
      .slice(0, maxUnsentFiles)
      .map((name) => plainFileName(name).slice(0, maxFileNameLength).toWellFormed()),
    // Versions are numbered from 1, so every published one is known.
    consentVersion: consent && version !== undefined && version <= consent.version ? version : undefined,
    findPastDates: findPastDates(fields, inquiry.data),
  };
}

/** A file's own name, without folders. */
const plainFileName = (name: string) => toPlainLine(name.split(/[\\/]/).at(-1) ?? '');

/** Strips markup and surrounding space from texts, and leaves out what is empty: "", null or [""]. */
function normalize(payload: Record<string, unknown>, fields: FormFields): Record<string, unknown> {
  const entries = Object.entries(payload).map(([name, value]) => [name, normalizeValue(name, value, fields)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function normalizeValue(name: string, value: unknown, fields: FormFields): unknown {
  if (name === 'files' || name === honeypotName) return value;
  const field = fields[name];
  if (typeof value === 'string') {
    // Texts that are too long even with markup aren't stripped; their limit refuses them.
    if (field && value.length > markupAllowance * maxLength(field)) return value;
    const text = field
      ? normalizeAnswer(field, value)
      : toPlainLine(value.slice(0, markupAllowance * defaultLimit));
    return text || undefined;
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) =>
      typeof item === 'string' ? toPlainLine(item.slice(0, defaultLimit)) : item,
    );
    return [...new Set(items.filter((item) => item !== '' && item !== null))];
  }
  if (name === 'attribution' && typeof value === 'object' && value !== null) {
    // Texts only: nested objects would make this recursive.
    const texts = Object.entries(value).filter(([, text]) => typeof text === 'string');
    return normalize(Object.fromEntries(texts), {});
  }
  return value ?? undefined;
}

function messagesByField(error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) {
  const messages: Record<string, string> = {};
  for (const issue of error?.issues ?? []) messages[String(issue.path[0] ?? 'type')] ??= issue.message;
  return messages;
}

export function invalid(fields: Readonly<Record<string, string>>): HttpError {
  return new HttpError(422, 'validation_failed', Object.values(fields)[0] ?? 'Please check your entries', {
    fields,
  });
}
