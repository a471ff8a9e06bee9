import type * as z from 'zod/mini';
import {
  defaultMaxLength,
  listFields,
  type FormFields,
  honeypotName,
  type InquiryType,
  getMaxLength,
} from '#src/inquiry/form-fields.ts';
import type { Forms, Inquiry } from '#src/inquiry/forms.ts';
import {
  createInquirySchema,
  extraNames,
  findPastDates,
  submissionExtrasSchema,
  type SubmissionExtras,
} from '#src/inquiry/inquiry-schema.ts';
import { findMediaType } from '#src/inquiry/media-types.ts';
import { normalizeAnswer, toPlainLine, toPlainText } from '#src/inquiry/plain-text.ts';
import { findFileProblems, maxFileNameLength, maxFiles } from '#src/inquiry/upload-limits.ts';
import type { AnnouncedFile } from '../database.ts';
import { HttpError } from '../http-error.ts';

export interface Submission {
  readonly inquiry: Inquiry;
  readonly extras: SubmissionExtras;
  readonly files: readonly AnnouncedFile[];
  readonly unsentFiles: readonly string[];
  /** Undefined for an unpublished version. */
  readonly consentVersion: number | undefined;
  readonly pastDateMessages: Readonly<Record<string, string>> | undefined;
}

export function readInquiryType(payload: Record<string, unknown>): InquiryType | undefined {
  return payload.type === 'contact' || payload.type === 'rfp' ? payload.type : undefined;
}

/** @throws {HttpError} 422 with a message for each invalid field. */
export type ParseSubmission = (payload: Record<string, unknown>) => Submission;

export function createSubmissionParser(forms: Forms): ParseSubmission {
  const schemas = {
    contact: createInquirySchema('contact', forms.contact),
    rfp: createInquirySchema('rfp', forms.rfp),
  } as Readonly<Record<InquiryType, z.ZodMiniType<Inquiry>>>;
  return (payload) => {
    const type = readInquiryType(payload);
    if (!type) throw createValidationError({ type: 'Send "contact" or "rfp" as type' });
    return parseSubmission(schemas[type], forms[type], payload);
  };
}

/** An older page's fields that the form doesn't have. */
const maxOtherFields = 20;
/** For their texts together. */
const maxOtherText = 10_000;
/** Starts with a letter, so it is never `__proto__`. */
const otherFieldName = /^[a-z][a-z0-9_-]{0,59}$/;

/** Text with markup may be this many times longer than plain text. */
const maxMarkupRatio = 10;

function parseSubmission(
  schema: z.ZodMiniType<Inquiry>,
  fields: FormFields,
  payload: Readonly<Record<string, unknown>>,
): Submission {
  const values = normalize(payload, fields);
  const inquiry = schema.safeParse(values);
  const extras = submissionExtrasSchema.safeParse(values);
  const consent = listFields(fields).find((field) => field.kind === 'consent');
  const lacksConsent = consent !== undefined && values['consent'] !== true;
  if (!inquiry.success || !extras.success || lacksConsent) {
    throw createValidationError({
      ...groupMessages(inquiry.error),
      ...(lacksConsent && { consent: consent.message }),
      ...groupMessages(extras.error),
    });
  }
  const version = extras.data.consent_version;
  const files = (extras.data.files ?? []).map(({ name, size }) => ({
    name: toPlainFileName(name),
    size,
  }));
  const problems = findFileProblems(files);
  if (problems.length > 0) throw createValidationError({ files: problems.join('. ') });
  return {
    inquiry: { ...inquiry.data, ...readOtherFields(payload, fields) },
    extras: extras.data,
    files: files.map((file) => ({ ...file, content_type: findMediaType(file.name)! })),
    unsentFiles: (extras.data.unsent_files ?? [])
      .slice(0, maxFiles)
      .map((name) => toPlainFileName(name).slice(0, maxFileNameLength).toWellFormed()),
    consentVersion: consent && version !== undefined && version <= consent.version ? version : undefined,
    pastDateMessages: findPastDates(fields, inquiry.data),
  };
}

/** An older page may have renamed fields. */
function readOtherFields(
  payload: Readonly<Record<string, unknown>>,
  fields: FormFields,
): Record<string, string> {
  let remaining = maxOtherText;
  const texts = Object.entries(payload)
    .filter(([name]) => otherFieldName.test(name) && !(name in fields) && !extraNames.includes(name))
    .flatMap(([name, value]): [string, string][] => {
      const parts = [value].flat().filter((part) => typeof part === 'string' && part.trim() !== '');
      const text = parts.join(', ').slice(0, remaining);
      remaining -= text.length;
      return text ? [[name, text]] : [];
    });
  return Object.fromEntries(texts.slice(0, maxOtherFields).map(([name, text]) => [name, toPlainText(text)]));
}

const toPlainFileName = (name: string) => toPlainLine(name.split(/[\\/]/).at(-1) ?? '');

/** Omits empty values: "", null or [""]. */
function normalize(payload: Readonly<Record<string, unknown>>, fields: FormFields): Record<string, unknown> {
  const entries = Object.entries(payload).map(([name, value]) => [name, normalizeValue(name, value, fields)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function normalizeValue(name: string, value: unknown, fields: FormFields): unknown {
  if (name === 'files' || name === honeypotName) return value;
  const field = fields[name];
  if (typeof value === 'string') {
    // Stripping is slow, and the limit rejects it anyway.
    if (field && value.length > maxMarkupRatio * getMaxLength(field)) return value;
    const text = field
      ? normalizeAnswer(field, value)
      : toPlainLine(value.slice(0, maxMarkupRatio * defaultMaxLength));
    return text || undefined;
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) =>
      typeof item === 'string' ? toPlainLine(item.slice(0, defaultMaxLength)) : item,
    );
    return [...new Set(items.filter((item) => item !== '' && item !== null))];
  }
  if (name === 'attribution' && typeof value === 'object' && value !== null) {
    // Nested objects would recurse.
    const texts = Object.entries(value).filter(([, text]) => typeof text === 'string');
    return normalize(Object.fromEntries(texts), {});
  }
  return value ?? undefined;
}

function groupMessages(error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) {
  const messages: Record<string, string> = {};
  for (const issue of error?.issues ?? []) messages[String(issue.path[0] ?? 'type')] ??= issue.message;
  return messages;
}

export function createValidationError(fields: Readonly<Record<string, string>>): HttpError {
  return new HttpError(422, 'validation_failed', Object.values(fields)[0] ?? 'Please check your entries', {
    fields,
  });
}
