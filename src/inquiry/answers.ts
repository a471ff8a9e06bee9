import { listAnswerFields, type FormFields, type NamedAnswerField } from './form-fields.ts';
import { getOptionLabel } from './option-lists.ts';

/** Returns labels for choices, `YYYY-MM-DD` for dates, and '' without an answer. */
export function formatAnswer(field: NamedAnswerField, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => formatAnswer(field, item)).join(', ');
  if (typeof value !== 'string') return '';
  if (field.kind === 'date') return value.slice(0, 10);
  return 'options' in field ? getOptionLabel(field.options, value) : value;
}

interface StoredAnswers {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly [column: string]: unknown;
}

export const readAnswer = ({ name, column }: NamedAnswerField, inquiry: StoredAnswers): unknown =>
  inquiry[column] ?? inquiry.answers[name];

/** Fields that the form doesn't have, as lines `name: text`. */
export function formatOtherFields({ answers }: StoredAnswers, fields: FormFields): string {
  const names = listAnswerFields(fields).map(({ name }) => name);
  return Object.entries(answers)
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => `${name}: ${[value].flat().join(', ').replaceAll('\n', '\n  ')}`)
    .join('\n');
}
