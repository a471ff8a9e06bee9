import { answerList, type FormFields, type NamedAnswer } from '#shared/form-fields.ts';

/** A label of the form and its answer. */
export interface ReceiptLine {
  readonly label: string;
  readonly answer: string;
}

/** The answers that were sent, in the form's words and order, without empty ones. */
export function receiptLines(
  fields: FormFields,
  payload: Readonly<Record<string, unknown>>,
): readonly ReceiptLine[] {
  return answerList(fields).flatMap((field) => {
    const answer = wordsOf(field, payload[field.name]);
    return answer ? [{ label: field.label, answer }] : [];
  });
}

function wordsOf(field: NamedAnswer, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => labelOf(field, one)).join(', ');
  if (typeof value !== 'string') return '';
  return field.kind === 'date' ? value.slice(0, 10) : labelOf(field, value);
}

const labelOf = (field: NamedAnswer, value: unknown) =>
  ('options' in field && field.options.find((option) => option.value === value)?.label) || (value as string);
