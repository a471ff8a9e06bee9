/**
 * The two payloads of the site (specification section 3) with their checks in the specified order (section 5),
 * shared by the browser, the function and the tests. `zod/mini`, because the browser loads it on the first touch of a form.
 *
 * A payload schema says what the function accepts; a form schema adds what the interface requires of a person.
 */
import * as z from 'zod/mini';
import { maximumLength } from './field-limits.ts';
import {
  contactServices,
  contactTopics,
  developmentStages,
  modalities,
  optionValues,
  programTypes,
  rfpServices,
  serviceTypes,
  therapeuticAreas,
  timelines,
  type Option,
} from './option-lists.ts';
import { maximumFileCount, maximumFileNameLength, maximumFileSize } from './upload-limits.ts';

export type InquiryType = 'contact' | 'rfp';

/** The words of section 5, and in the same tone what it leaves unsaid. */
export const validationMessages = {
  name: 'Name is required',
  full_name: 'Full name is required',
  email: 'Please enter a valid email address',
  company: 'Company name is required',
  project_name: 'Project name is required',
  therapeutic_area: 'Please choose a therapeutic area',
  development_stage: 'Please choose a development stage',
  timeline: 'Please choose a timeline',
  service_type: 'Please choose the services you are interested in',
  project_description: 'Project description is required',
  program_type: 'Please choose a program type',
  modality: 'Please choose at least one modality',
  services_needed: 'Please choose services from the list',
  desired_start_date: 'Please enter a valid start date',
  proposal_deadline: 'Please enter a valid proposal deadline',
  consent: 'Please agree to the processing of your data so that we can respond',
} as const;

export function tooLongMessage(field: string): string {
  return `Please use no more than ${maximumLength(field)} characters`;
}

/**
 * The shape of section 5 with no spaces, and with none of the characters that would mean something else in a mail header
 * (RFC 5322 section 3.2.3 `specials`). Deliberately no stricter: a wrongly refused address is a lost inquiry.
 */
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

const requiredText = (field: keyof typeof validationMessages) =>
  z
    .string(validationMessages[field])
    .check(
      z.trim(),
      z.minLength(1, validationMessages[field]),
      z.maxLength(maximumLength(field), tooLongMessage(field)),
    );

const optionalText = (field: string) =>
  z.optional(
    z.string('Please enter text').check(z.trim(), z.maxLength(maximumLength(field), tooLongMessage(field))),
  );

const email = z
  .string(validationMessages.email)
  .check(
    z.trim(),
    z.regex(emailShape, validationMessages.email),
    z.maxLength(maximumLength('email'), tooLongMessage('email')),
  );

const oneOf = <const List extends readonly Option[]>(list: List, message: string) =>
  z.enum(optionValues(list), message);

const listOf = <const List extends readonly Option[]>(list: List, message: string) =>
  z.array(oneOf(list, message), message);

/** An ISO date-time; or a plain date, which is all that a native date input posts without JavaScript. */
const date = (message: string) =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], message)
    .check(z.refine((value) => value >= '1900' && value < '2200', message));

const contactFields = {
  name: requiredText('name'),
  email,
  company: requiredText('company'),
  phone: optionalText('phone'),
};

/** What the contact form sends. */
export const contactInquirySchema = z.object({
  type: z.literal('contact'),
  ...contactFields,
  therapeutic_area: z.optional(oneOf(therapeuticAreas, validationMessages.therapeutic_area)),
  development_stage: z.optional(oneOf(developmentStages, validationMessages.development_stage)),
  timeline: z.optional(oneOf(timelines, validationMessages.timeline)),
  service_type: z.optional(oneOf(serviceTypes, validationMessages.service_type)),
  project_description: optionalText('project_description'),
  additional_info: optionalText('additional_info'),
});

/** What a visitor must fill in before the contact form is sent. */
export const contactFormSchema = z.object({
  ...contactFields,
  therapeutic_area: oneOf(therapeuticAreas, validationMessages.therapeutic_area),
  development_stage: oneOf(developmentStages, validationMessages.development_stage),
  timeline: oneOf(timelines, validationMessages.timeline),
  service_type: oneOf(serviceTypes, validationMessages.service_type),
  project_description: requiredText('project_description'),
  additional_info: optionalText('additional_info'),
  consent: z.literal(true, validationMessages.consent),
});

/** The order of section 5: full name, email, company, project name. */
const rfpRequiredFields = {
  full_name: requiredText('full_name'),
  email,
  company: requiredText('company'),
  project_name: requiredText('project_name'),
};

const rfpOptionalFields = {
  title: optionalText('title'),
  services_needed: z.optional(listOf(rfpServices, validationMessages.services_needed)),
  other_services: optionalText('other_services'),
  desired_start_date: z.optional(date(validationMessages.desired_start_date)),
  proposal_deadline: z.optional(date(validationMessages.proposal_deadline)),
  additional_notes: optionalText('additional_notes'),
};

/** What the RFP form sends. */
export const rfpSubmissionSchema = z.object({
  type: z.literal('rfp'),
  ...rfpRequiredFields,
  program_type: z.optional(oneOf(programTypes, validationMessages.program_type)),
  modality: z.optional(listOf(modalities, validationMessages.modality)),
  ...rfpOptionalFields,
});

/** What a visitor must fill in before the RFP form is sent. Services are labelled required but not enforced (section 5). */
export const rfpFormSchema = z.object({
  ...rfpRequiredFields,
  program_type: oneOf(programTypes, validationMessages.program_type),
  modality: listOf(modalities, validationMessages.modality).check(
    z.minLength(1, validationMessages.modality),
  ),
  ...rfpOptionalFields,
});

/** How the visitor came: first touch of this visit, no cookies. Never worth refusing an inquiry for, hence the catches. */
const attributionText = z.catch(z.optional(z.pipe(z.string(), z.transform(cutToLimit))), undefined);

export const attributionSchema = z.object({
  landing_page: attributionText,
  referrer: attributionText,
  utm_source: attributionText,
  utm_medium: attributionText,
  utm_campaign: attributionText,
  utm_term: attributionText,
  utm_content: attributionText,
});

function cutToLimit(value: string): string {
  return value.trim().slice(0, maximumLength('attribution'));
}

const announcedFileSchema = z.object({
  name: z.string('Please name the file').check(z.minLength(1), z.maxLength(maximumFileNameLength)),
  size: z.int('Please give the size of the file').check(z.minimum(0), z.maximum(10 * maximumFileSize)),
});

/** Everything we add to section 3's payloads. All of it is optional. */
export const submissionExtrasSchema = z.object({
  /** The same key again answers the same and writes nothing. Also accepted as the header `Idempotency-Key`. */
  idempotency_key: z.optional(z.uuid('Please send a UUID as idempotency key')),
  consent: z.optional(z.boolean('Please send consent as true or false')),
  topic: z.catch(z.optional(z.enum(optionValues(contactTopics))), undefined),
  service: z.catch(z.optional(z.enum(optionValues(contactServices))), undefined),
  attribution: z.catch(z.optional(attributionSchema), undefined),
  /** Files to upload once the inquiry is accepted. */
  files: z.optional(
    z
      .array(announcedFileSchema, 'Please send a list of files')
      .check(z.maxLength(maximumFileCount, `Please attach no more than ${maximumFileCount} files`)),
  ),
  /** Honeypot: people don't see it, so whoever fills it in is a robot. */
  website: z.catch(z.optional(z.string()), undefined),
  /** How long the form was open when it was sent. A duration, because visitors' clocks are wrong. */
  fill_time_ms: z.catch(z.optional(z.number()), undefined),
  turnstile_token: z.catch(z.optional(z.string()), undefined),
});

export type ContactInquiry = z.infer<typeof contactInquirySchema>;
export type ContactForm = z.infer<typeof contactFormSchema>;
export type RfpSubmission = z.infer<typeof rfpSubmissionSchema>;
export type RfpForm = z.infer<typeof rfpFormSchema>;
export type Inquiry = ContactInquiry | RfpSubmission;
export type Attribution = z.infer<typeof attributionSchema>;
export type SubmissionExtras = z.infer<typeof submissionExtrasSchema>;
