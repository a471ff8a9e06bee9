import { type FormFields, payloadName } from '#shared/form-fields.ts';
import type { FormValues } from '../form-values.ts';

/** A form's values and files. Checkboxes that share a name always make a list. */
export function readForm(
  form: HTMLFormElement,
  fields: FormFields,
): { values: FormValues; files: readonly File[] } {
  const values: Record<string, string | string[]> = {};
  const files: File[] = [];
  for (const [input, entry] of new FormData(form)) {
    if (entry instanceof File) {
      // An empty file input holds a file without a name.
      if (entry.name !== '') files.push(entry);
      continue;
    }
    const name = payloadName(fields, input);
    const earlier = values[name];
    values[name] = earlier === undefined ? entry : [earlier, entry].flat();
  }
  return { values, files };
}

/** Sorts messages by the position of their fields in the form. */
export function inFormOrder(
  form: HTMLFormElement,
  fields: FormFields,
  messages: Readonly<Record<string, string>>,
) {
  const names = [...form.elements].map((element) =>
    payloadName(fields, (element as HTMLInputElement).name ?? ''),
  );
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(messages).toSorted(([one], [other]) => place(one) - place(other)));
}
