import {
  listAnswerFields,
  listFields,
  type FormFields,
  honeypotName,
  type InquiryType,
  getMaxLength,
} from '#src/inquiry/form-fields.ts';
import { formatAnswer } from '#src/inquiry/answers.ts';
import { createFormSchema } from '#src/inquiry/inquiry-schema.ts';
import { contactServices, contactTopics, getOptionLabel } from '#src/inquiry/option-lists.ts';
import { normalizeAnswer } from '#src/inquiry/plain-text.ts';
import { findFileProblems } from '#src/inquiry/upload-limits.ts';
import { readAttribution } from '#src/analytics/attribution.ts';
import { getToday } from './fields/today.ts';
import type { FormAnswers, FormValues } from './form-controls.ts';
import type { ReceiptLine } from './kept-receipt.ts';
import type { FormErrors } from './status.ts';

export interface InquiryPayload {
  readonly idempotency_key: string;
  readonly [name: string]: unknown;
}

export interface ValidInquiry {
  readonly payload: InquiryPayload;
  readonly files: readonly File[];
  readonly lines: readonly ReceiptLine[];
}

export interface Submission {
  readonly type: InquiryType;
  /** The fields that the visitor was asked. */
  readonly fields: FormFields;
  readonly answers: FormAnswers;
  readonly key: string;
  /** Time from `performance.now`. */
  readonly openedAtMs: number;
}

export function readInquiry({
  type,
  fields,
  answers,
  key,
}: Submission): { inquiry: ValidInquiry } | { errors: FormErrors } {
  const { values, files } = answers;
  const errors = checkAnswers(fields, answers);
  if (Object.keys(errors).length > 0) return { errors: sortByField(fields, errors) };
  const content = buildPayload(type, fields, values);
  const payload = {
    ...content,
    ...readConsents(fields, values),
    topic: values['topic'],
    service: values['service'],
    [honeypotName]: values[honeypotName],
    attribution: readAttribution(),
    ...(files.length > 0 && { files: files.map(({ name, size }) => ({ name, size })) }),
    idempotency_key: key,
  };
  const lines = [...createSubjectLines(values), ...createReceiptLines(fields, content)];
  return { inquiry: { payload, files, lines } };
}

function createSubjectLines({ topic, service }: FormValues): ReceiptLine[] {
  const subjects = [
    { label: 'Topic', answer: getOptionLabel(contactTopics, String(topic ?? '')) },
    { label: 'Service', answer: getOptionLabel(contactServices, String(service ?? '')) },
  ];
  return subjects.filter(({ answer }) => answer !== '');
}

export function createReceiptLines(
  fields: FormFields,
  payload: Readonly<Record<string, unknown>>,
): readonly ReceiptLine[] {
  return listAnswerFields(fields).flatMap((field) => {
    const answer = formatAnswer(field, payload[field.name]);
    return answer ? [{ label: field.label, answer }] : [];
  });
}

export function checkAnswers(fields: FormFields, { values, files }: FormAnswers): FormErrors {
  const parsed = createFormSchema(fields, getToday).safeParse({
    ...normalizeValues(fields, values),
    ...readConsents(fields, values),
  });
  const messages: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) messages[String(path[0])] ??= message;
  const problems = findFileProblems(files);
  if (problems.length > 0) messages['files'] = problems.join('. ');
  return messages;
}

function readConsents(fields: FormFields, values: FormValues): Readonly<Record<string, true | number>> {
  const entries = listFields(fields).flatMap((field) =>
    field.kind === 'consent' && values[field.input] !== undefined
      ? [[field.name, true] as const, [`${field.name}_version`, field.version] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

export function sortByField(fields: FormFields, messages: FormErrors): FormErrors {
  const names = Object.keys(fields);
  const getPosition = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(messages).toSorted(([a], [b]) => getPosition(a) - getPosition(b)));
}

function normalizeValues(fields: FormFields, values: FormValues): Record<string, unknown> {
  const entries = listAnswerFields(fields).map((field) => {
    const value = values[field.input];
    if (field.kind === 'checkboxes') return [field.name, [value ?? []].flat()];
    const answer = (typeof value === 'string' && normalizeAnswer(field, value)) || undefined;
    return [field.name, field.kind === 'date' ? toDateTime(answer) : answer];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Drops texts over their limit with a warning (specification, section 5). The check rejects them first. */
export function buildPayload(
  type: InquiryType,
  fields: FormFields,
  values: FormValues,
): Record<string, unknown> {
  const payload = normalizeValues(fields, values);
  for (const field of listAnswerFields(fields)) {
    const value = payload[field.name];
    const limit = getMaxLength(field);
    if (typeof value !== 'string' || value.length <= limit) continue;
    console.warn(`${field.name} is longer than ${limit} characters and was not sent`);
    delete payload[field.name];
  }
  return { type, ...payload };
}

/** Midnight UTC is the same day for every reader. */
function toDateTime(day: string | undefined): string | undefined {
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : day;
}
