/** `zod/mini`, because the browser loads these schemas. */
import * as z from 'zod/mini';
import {
  listAnswerFields,
  listFields,
  type FormFields,
  honeypotName,
  type InquiryType,
  measureText,
  type NamedAnswerField,
  type Payload,
  formatTooLongMessage,
} from './form-fields.ts';
import { type CampaignParameter, campaignParameters } from './campaign-parameters.ts';
import { listOptionValues, type Option } from './option-lists.ts';
import { maxFiles, maxFileNameLength, maxFileBytes } from './upload-limits.ts';

/** A part of a `dot-atom` (RFC 5322 section 3.2.3). */
const atomPattern = /^[^\s@<>()[\]\\,;:".]+$/;

/** A label of a host name (RFC 1123 section 2.1, RFC 6531). */
const labelPattern = /^(?!-|.*\s)[a-z\d\u{80}-\u{10ffff}-]{1,63}(?<!-)$/iu;

/** Rejects only undeliverable addresses, because rejecting a valid one loses an inquiry. */
function isEmail(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    name.length <= 64 &&
    name.split('.').every((atom) => atomPattern.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => labelPattern.test(label)) &&
    /^(?!\d+$).{2}/u.test(labels.at(-1)!)
  );
}

function isTooLong(field: NamedAnswerField, text: string): boolean {
  const { count, limit } = measureText(field, text);
  return count > limit;
}

function createTextSchema(field: NamedAnswerField, isRequired: boolean) {
  const isStrict = isRequired || field.kind === 'email';
  const message = (isStrict && field.message) || 'Please enter text';
  return z.string(message).check(
    z.trim(),
    z.refine((text) => !isTooLong(field, text), {
      error: ({ input }) => formatTooLongMessage(measureText(field, input as string).limit),
      abort: true,
    }),
    field.kind === 'email' ? z.refine(isEmail, message) : z.minLength(isRequired ? 1 : 0, message),
  );
}

/** Returns `YYYY-MM-DD`. */
type GetMinDate = () => string;

/** The function calls `findPastDates`, because a retry may arrive after its date. */
const noMinDate: GetMinDate = () => '';

const pastDateMessage = 'Please choose today or a later day';

/**
 * Without JavaScript, date inputs post plain dates. PostgreSQL rejects offsets of 16 hours or more, so dates are
 * converted to UTC.
 */
const createDateSchema = (message: string, getMinDate: GetMinDate) =>
  z
    .pipe(
      z
        .union([z.iso.datetime({ offset: true }), z.iso.date()], message)
        .check(z.refine((value) => value >= '1900' && value < '2200', message)),
      z.transform((value: string) => new Date(value).toISOString()),
    )
    .check(z.refine((value) => value.slice(0, 10) >= getMinDate(), pastDateMessage));

/** `any`: short text, because an older page has other options. */
type ChoiceRule = 'listed' | 'any';

const maxChoiceLength = 100;
const maxChoices = 30;

function createAnswerSchema(
  field: NamedAnswerField,
  isRequired: boolean,
  getMinDate: GetMinDate,
  choices: ChoiceRule,
): z.ZodMiniType {
  const createChoiceSchema = (options: readonly Option[], message: string) =>
    choices === 'listed'
      ? z.enum(listOptionValues(options), message)
      : z.string(message).check(z.minLength(1, message), z.maxLength(maxChoiceLength, message));
  switch (field.kind) {
    case 'select':
      return createChoiceSchema(field.options, field.message);
    case 'checkboxes':
      return z
        .array(createChoiceSchema(field.options, field.message), field.message)
        .check(z.minLength(isRequired ? 1 : 0, field.message), z.maxLength(maxChoices, field.message));
    case 'date':
      return createDateSchema(field.message, getMinDate);
    default:
      return createTextSchema(field, isRequired);
  }
}

function createAnswerShape(
  fields: FormFields,
  isRequired: (field: NamedAnswerField) => boolean,
  getMinDate: GetMinDate,
  choices: ChoiceRule,
) {
  return Object.fromEntries(
    listAnswerFields(fields).map((field) => {
      const schema = createAnswerSchema(field, isRequired(field), getMinDate, choices);
      return [field.name, isRequired(field) ? schema : z.optional(schema)];
    }),
  );
}

/** For the function. Drops unknown fields. */
export function createInquirySchema<Type extends InquiryType, Fields extends FormFields>(
  type: Type,
  fields: Fields,
) {
  const shape = createAnswerShape(fields, (field) => field.required === 'always', noMinDate, 'any');
  return z.object({ type: z.literal(type), ...shape }) as unknown as z.ZodMiniType<
    { type: Type } & Payload<Fields>
  >;
}

/** Returns messages by field, or undefined. A day is past once it is over in every time zone. */
export function findPastDates(
  fields: FormFields,
  inquiry: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const pastFields = listAnswerFields(fields).filter(({ kind, name }) => {
    const value = inquiry[name];
    return kind === 'date' && typeof value === 'string' && value.slice(0, 10) < yesterday;
  });
  return pastFields.length === 0
    ? undefined
    : Object.fromEntries(pastFields.map(({ name }) => [name, pastDateMessage]));
}

/** @param getToday - in the visitor's time zone */
export function createFormSchema(fields: FormFields, getToday: GetMinDate) {
  const consents = listFields(fields).filter((field) => field.kind === 'consent');
  return z.object({
    ...createAnswerShape(
      fields,
      ({ required }) => required === 'always' || required === 'form',
      getToday,
      'listed',
    ),
    ...Object.fromEntries(consents.map(({ name, message }) => [name, z.literal(true, message)])),
  });
}

/** Invalid attribution must not fail the inquiry. */
const attributionText = z.catch(z.optional(z.pipe(z.string(), z.transform(truncate))), undefined);

/** The query may identify the visitor. */
const attributionUrl = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((url: string) => truncate(url.split(/[?#]/)[0]!)),
    ),
  ),
  undefined,
);

const campaignShape = Object.fromEntries(
  campaignParameters.map((name) => [name, attributionText]),
) as Readonly<Record<CampaignParameter, typeof attributionText>>;

export const attributionSchema = z.object({
  landing_page: attributionUrl,
  referrer: attributionUrl,
  ...campaignShape,
});

const maxAttributionLength = 200;

/** Splits no surrogate pair, which PostgreSQL would reject. */
function truncate(value: string): string {
  return value
    .trim()
    .slice(0, maxAttributionLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}

const announcedFileSchema = z.object({
  name: z.string('Please name the file').check(z.minLength(1), z.maxLength(maxFileNameLength)),
  size: z.int('Please give the size of the file').check(z.minimum(0), z.maximum(10 * maxFileBytes)),
});

export const submissionExtrasSchema = z.object({
  /** Nil and max UUIDs (RFC 9562 sections 5.9 and 5.10) aren't unique. */
  idempotency_key: z.optional(
    z
      .uuid('Please send a UUID as idempotency key')
      .check(z.refine((key) => !/^(?:0|f|-)+$/i.test(key), 'Please send a random UUID as idempotency key')),
  ),
  consent: z.optional(z.boolean('Please send consent as true or false')),
  /** The page may be older than the function. */
  consent_version: z.catch(
    z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999))),
    undefined,
  ),
  topic: z.catch(z.optional(z.string().check(z.maxLength(maxChoiceLength))), undefined),
  service: z.catch(z.optional(z.string().check(z.maxLength(maxChoiceLength))), undefined),
  attribution: z.catch(z.optional(attributionSchema), undefined),
  files: z.optional(
    z
      .array(announcedFileSchema, 'Please send a list of files')
      .check(z.maxLength(maxFiles, `Please attach no more than ${maxFiles} files`)),
  ),
  unsent_files: z.catch(z.optional(z.array(z.string())), undefined),
  [honeypotName]: z.optional(z.unknown()),
  /** A duration, because visitors' clocks may be wrong. */
  fill_time_ms: z.catch(
    z.optional(
      z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number))]),
    ),
    undefined,
  ),
});

export const extraNames: readonly string[] = ['type', ...Object.keys(submissionExtrasSchema.shape)];

export type Attribution = z.infer<typeof attributionSchema>;
export type SubmissionExtras = z.infer<typeof submissionExtrasSchema>;
