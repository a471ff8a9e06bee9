import { answerList, type FormFields, type InquiryType } from '#shared/form-fields.ts';
import { formSchema } from '#shared/inquiry-schema.ts';
import { fileProblems } from '#shared/upload-limits.ts';
import { today } from '../fields/today.ts';
import type { FormErrors } from '../form-errors.ts';
import type { FormValues } from '../form-values.ts';
import { plainValues } from './build-payload.ts';

/** The checks of specification section 5 in its order and words, and those of dates and files. */
export function checkValues(
  type: InquiryType,
  fields: FormFields,
  values: FormValues,
  files: readonly File[],
): FormErrors {
  const plain = plainValues(fields, values);
  const parsed = formSchema(fields).safeParse({ ...plain, consent: values['consent'] !== undefined });
  const messages: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) messages[String(path[0])] ??= message;
  for (const { kind, name } of answerList(fields)) {
    const day = plain[name];
    if (kind === 'date' && typeof day === 'string' && day.slice(0, 10) < today())
      messages[name] ??= 'Please choose today or a later day';
  }
  const problems = fileProblems(type, files);
  if (problems.length > 0) messages['files'] = problems.join('. ');
  return messages;
}
