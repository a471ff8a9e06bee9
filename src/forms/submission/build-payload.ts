import { maximumLength } from '#shared/field-limits.ts';
import type { InquiryType } from '#shared/inquiry-schema.ts';
import { stripMarkup } from './strip-markup.ts';

/** What a form holds, by payload field. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

type Payload = Record<string, unknown>;

/** Fields of the payloads in the order of specification section 3. */
const textFields: Readonly<Record<InquiryType, readonly string[]>> = {
  contact: [
    'name',
    'email',
    'company',
    'phone',
    'therapeutic_area',
    'development_stage',
    'timeline',
    'service_type',
    'project_description',
    'additional_info',
  ],
  rfp: [
    'full_name',
    'email',
    'company',
    'title',
    'project_name',
    'program_type',
    'other_services',
    'additional_notes',
  ],
};
const listFields: Readonly<Record<InquiryType, readonly string[]>> = {
  contact: [],
  rfp: ['modality', 'services_needed'],
};
const dateFields: Readonly<Record<InquiryType, readonly string[]>> = {
  contact: [],
  rfp: ['desired_start_date', 'proposal_deadline'],
};

/** The values as they count: without markup and surrounding space, and without what is blank. */
export function plainValues(type: InquiryType, values: FormValues): Payload {
  const texts = textFields[type].map((field) => [field, plainText(values[field])] as const);
  const dates = dateFields[type].map((field) => [field, dateTime(plainText(values[field]))] as const);
  const lists = listFields[type].map((field) => [field, [values[field] ?? []].flat()] as const);
  return Object.fromEntries([...texts, ...lists, ...dates].filter(([, value]) => value !== undefined));
}

/**
 * What is sent (specification section 3). A text longer than its limit is dropped with a warning, as section 5 says;
 * the form's own check refuses such a text before, so that a visitor never loses one this way.
 */
export function buildPayload(type: InquiryType, values: FormValues): Payload {
  const kept = Object.entries(plainValues(type, values)).filter(([field, value]) => {
    const isTooLong = typeof value === 'string' && value.length > maximumLength(field);
    if (isTooLong)
      console.warn(`${field} is longer than ${maximumLength(field)} characters and was not sent`);
    return !isTooLong;
  });
  return { type, ...Object.fromEntries(kept) };
}

function plainText(value: FormValues[string] | undefined): string | undefined {
  const text = typeof value === 'string' ? stripMarkup(value).trim() : '';
  return text || undefined;
}

/** The chosen day as an ISO date-time. In UTC, so that it is the same day for whoever reads it. */
function dateTime(day: string | undefined): string | undefined {
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : day;
}
