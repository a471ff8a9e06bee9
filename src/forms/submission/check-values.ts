import { contactFormSchema, type InquiryType, rfpFormSchema } from '#shared/inquiry-schema.ts';
import { fileProblems } from '#shared/upload-limits.ts';
import { today } from '../fields/today.ts';
import type { FormErrors } from '../form-errors.ts';
import { type FormValues, plainValues } from './build-payload.ts';

const schemas = { contact: contactFormSchema, rfp: rfpFormSchema };

/** The checks of specification section 5, in its order and words, and what the interface requires besides. */
export function checkValues(type: InquiryType, values: FormValues, files: readonly File[]): FormErrors {
  const plain = plainValues(type, values);
  const parsed = schemas[type].safeParse({ ...plain, consent: values['consent'] !== undefined });
  const messages: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) messages[String(path[0])] ??= message;
  for (const field of ['desired_start_date', 'proposal_deadline']) {
    const day = plain[field];
    if (typeof day === 'string' && day.slice(0, 10) < today())
      messages[field] ??= 'Please choose today or a later day';
  }
  const problems = fileProblems(type, files);
  if (problems.length > 0) messages['files'] = problems.join('. ');
  return messages;
}
