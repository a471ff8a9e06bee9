import { answerList, type FormFields, type InquiryType, maximumLength } from '#shared/form-fields.ts';
import type { FormValues } from '../form-values.ts';
import { stripMarkup } from './strip-markup.ts';

type Payload = Record<string, unknown>;

/** Strips markup and surrounding space from values, and omits blank ones. */
export function plainValues(fields: FormFields, values: FormValues): Payload {
  const entries = answerList(fields).map(({ kind, name }) => {
    const value = values[name];
    if (kind === 'checkboxes') return [name, [value ?? []].flat()];
    return [name, kind === 'date' ? dateTime(plainText(value)) : plainText(value)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Makes the payload (specification section 3). Drops a text over its limit with a warning, as section 5 says. Visitors
 * lose no text this way, because the form's check refuses such texts before.
 */
export function buildPayload(type: InquiryType, fields: FormFields, values: FormValues): Payload {
  const payload = plainValues(fields, values);
  for (const field of answerList(fields)) {
    const value = payload[field.name];
    const limit = maximumLength(field);
    if (typeof value !== 'string' || value.length <= limit) continue;
    console.warn(`${field.name} is longer than ${limit} characters and was not sent`);
    delete payload[field.name];
  }
  return { type, ...payload };
}

function plainText(value: FormValues[string] | undefined): string | undefined {
  const text = typeof value === 'string' ? stripMarkup(value).trim() : '';
  return text || undefined;
}

/** The chosen day as an ISO date-time, in UTC so that it is the same day for every reader. */
function dateTime(day: string | undefined): string | undefined {
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : day;
}
