/** Parts of both forms' texts. Fields and messages are in `src/inquiry/`. */
import type * as z from 'zod';
import type { FormFields } from '#src/inquiry/form-fields.ts';
import { entry, text } from './parts.ts';

export const plainText = (max: number) =>
  text(max).refine((value) => !value.includes('{{'), {
    error: 'has a token, but emails show this text too. Write it without.',
  });

const entryLike = <T>(values: Readonly<Record<string, T>>, create: (value: T, key: string) => z.ZodType) =>
  entry(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, create(value, key)])));

type Labels = Readonly<Record<string, string>>;

/** The editor names each option by its stored value. */
export const options = (labels: Labels) =>
  entryLike(labels, (_, value) => plainText(40).meta({ label: value }));

export const groups = (titles: Labels) => entryLike(titles, () => text(25)).meta({ label: 'Headings' });

interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  readonly options?: Labels;
}

/** @param form - its fields, of which only the consent has no text in `content/` */
export const fields = (form: FormFields, texts: Readonly<Record<string, FieldTexts>>) => {
  const { consent: _, ...written } = form;
  return entryLike(written, (_field, name) => {
    const { label = name, hint, options: labels } = texts[name] ?? {};
    return entry({
      label: plainText(35),
      ...(hint && { hint: text(220) }),
      ...(labels && { options: options(labels) }),
    }).meta({ label, editor: { collapsed: true } });
  });
};

export const sent = text(35).meta({ label: 'After sending' });
