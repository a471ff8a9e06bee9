/**
 * The checks of both forms, made from their tables for the browser, the function and the tests. They use `zod/mini`,
 * because the browser loads them too.
 */
import * as z from 'zod/mini';
import {
  answerList,
  defaultLimit,
  listFields,
  type FormFields,
  honeypotName,
  type InquiryType,
  maxLength,
  type NamedAnswer,
  type Payload,
  tooLongMessage,
} from './form-fields.ts';
import { contactServices, contactTopics, optionValues } from './option-lists.ts';
import { maxFiles, maxFileNameLength, maxFileBytes } from './upload-limits.ts';

/**
 * An e-mail address in the specified shape, without spaces and without the characters that have a meaning in mail
 * headers (RFC 5322 section 3.2.3 `specials`). It isn't stricter, because a wrongly refused address is a lost inquiry.
 */
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

function textSchema(field: NamedAnswer, isRequired: boolean) {
  const isStrict = isRequired || field.kind === 'email';
  const message = (isStrict && field.message) || 'Please enter text';
  const limit = maxLength(field);
  return z.string(message).check(
    z.trim(),
    // The length comes first, because matching a long text against the pattern is slow.
    z.maxLength(limit, { error: tooLongMessage(limit), abort: true }),
    field.kind === 'email' ? z.regex(emailShape, message) : z.minLength(isRequired ? 1 : 0, message),
  );
}

/** Says which day is the first that a date may name, as `YYYY-MM-DD`. */
type FirstDay = () => string;

/** Any day: the function compares dates itself, because a repeat may arrive after its date. */
const anyDay: FirstDay = () => '';

const pastDateMessage = 'Please choose today or a later day';

/**
 * An ISO date-time, or a plain date, which is what a date input posts without JavaScript. Converted to UTC, because
 * PostgreSQL accepts no offset of 16 hours or more.
 */
const dateSchema = (message: string, firstDay: FirstDay) =>
  z
    .pipe(
      z
        .union([z.iso.datetime({ offset: true }), z.iso.date()], message)
        .check(z.refine((value) => value >= '1900' && value < '2200', message)),
      z.transform((value: string) => new Date(value).toISOString()),
    )
    .check(z.refine((value) => value.slice(0, 10) >= firstDay(), pastDateMessage));

function answerSchema(field: NamedAnswer, isRequired: boolean, firstDay: FirstDay): z.ZodMiniType {
  switch (field.kind) {
    case 'select':
      return z.enum(optionValues(field.options), field.message);
    case 'checkboxes':
      return z
        .array(z.enum(optionValues(field.options), field.message), field.message)
        .check(z.minLength(isRequired ? 1 : 0, field.message));
    case 'date':
      return dateSchema(field.message, firstDay);
    default:
      return textSchema(field, isRequired);
  }
}

function answerShape(fields: FormFields, isRequired: (field: NamedAnswer) => boolean, firstDay: FirstDay) {
  return Object.fromEntries(
    answerList(fields).map((field) => {
      const schema = answerSchema(field, isRequired(field), firstDay);
      return [field.name, isRequired(field) ? schema : z.optional(schema)];
    }),
  );
}

/** The function's check of an inquiry's answers. Unknown fields are dropped. */
export function inquirySchema<Type extends InquiryType, Fields extends FormFields>(
  type: Type,
  fields: Fields,
) {
  const shape = answerShape(fields, (field) => field.required === 'always', anyDay);
  return z.object({ type: z.literal(type), ...shape }) as unknown as z.ZodMiniType<
    { type: Type } & Payload<Fields>
  >;
}

/**
 * Messages for the dates of a checked inquiry that have passed, by field; undefined if none has. A day counts as passed
 * once it is over everywhere: the function doesn't know the visitor's time zone.
 */
export function findPastDates(
  fields: FormFields,
  inquiry: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const passed = answerList(fields).filter(({ kind, name }) => {
    const value = inquiry[name];
    return kind === 'date' && typeof value === 'string' && value.slice(0, 10) < yesterday;
  });
  return passed.length === 0
    ? undefined
    : Object.fromEntries(passed.map(({ name }) => [name, pastDateMessage]));
}

/**
 * The browser's check of a form, which requires more than the function does.
 *
 * @param today In the visitor's time zone.
 */
export function formSchema(fields: FormFields, today: FirstDay) {
  const consents = listFields(fields).filter((field) => field.kind === 'consent');
  return z.object({
    ...answerShape(fields, ({ required }) => required === 'always' || required === 'form', today),
    ...Object.fromEntries(consents.map(({ name, message }) => [name, z.literal(true, message)])),
  });
}

/** How the visitor found the site. An invalid text becomes undefined: no inquiry is refused for it. */
const attributionText = z.catch(z.optional(z.pipe(z.string(), z.transform(cutToLimit))), undefined);

/** An address without its query, which may identify the visitor to the site they came from. */
const attributionAddress = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((address: string) => cutToLimit(address.split(/[?#]/)[0]!)),
    ),
  ),
  undefined,
);

const attributionSchema = z.object({
  landing_page: attributionAddress,
  referrer: attributionAddress,
  utm_source: attributionText,
  utm_medium: attributionText,
  utm_campaign: attributionText,
  utm_term: attributionText,
  utm_content: attributionText,
});

/** Cuts a text at its limit, but not through a surrogate pair, which the database would refuse. */
function cutToLimit(value: string): string {
  return value
    .trim()
    .slice(0, defaultLimit)
    .replace(/[\uD800-\uDBFF]$/, '');
}

const announcedFileSchema = z.object({
  name: z.string('Please name the file').check(z.minLength(1), z.maxLength(maxFileNameLength)),
  size: z.int('Please give the size of the file').check(z.minimum(0), z.maximum(10 * maxFileBytes)),
});

/** What a payload may have besides the answers. */
export const submissionExtrasSchema = z.object({
  /**
   * A submission with a known key and the same content is answered again; other content is stored beside the first.
   * Nil and max (RFC 9562 sections 5.9 and 5.10) are refused, because other programs would send them too.
   */
  idempotency_key: z.optional(
    z
      .uuid('Please send a UUID as idempotency key')
      .check(z.refine((key) => !/^(?:0|f|-)+$/i.test(key), 'Please send a random UUID as idempotency key')),
  ),
  consent: z.optional(z.boolean('Please send consent as true or false')),
  /** The version of the consent text on the page, which may be older than the function. */
  consent_version: z.catch(
    z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999))),
    undefined,
  ),
  topic: z.catch(z.optional(z.enum(optionValues(contactTopics))), undefined),
  service: z.catch(z.optional(z.enum(optionValues(contactServices))), undefined),
  attribution: z.catch(z.optional(attributionSchema), undefined),
  /** Files to upload once the inquiry is accepted. */
  files: z.optional(
    z
      .array(announcedFileSchema, 'Please send a list of files')
      .check(z.maxLength(maxFiles, `Please attach no more than ${maxFiles} files`)),
  ),
  /** The names of files that a form without script could not send. */
  unsent_files: z.catch(z.optional(z.array(z.string())), undefined),
  /** Honeypot: people don't see this field, so only robots fill it in. */
  [honeypotName]: z.optional(z.unknown()),
  /** How long the form was open when it was sent; a duration, because visitors' clocks may be wrong. */
  fill_time_ms: z.catch(
    z.optional(
      z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number))]),
    ),
    undefined,
  ),
});

export type Attribution = z.infer<typeof attributionSchema>;
export type SubmissionExtras = z.infer<typeof submissionExtrasSchema>;
