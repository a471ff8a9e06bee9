import { payloadField } from '../fields/input-names.ts';
import type { FormValues } from './build-payload.ts';

/** A form's values and files. Unlike a native post, boxes that share a name always make a list. */
export function readForm(form: HTMLFormElement): { values: FormValues; files: readonly File[] } {
  const values: Record<string, string | string[]> = {};
  const files: File[] = [];
  for (const [name, entry] of new FormData(form)) {
    if (entry instanceof File) {
      // An empty file input holds a file without a name.
      if (entry.name !== '') files.push(entry);
      continue;
    }
    const field = payloadField(name);
    const earlier = values[field];
    values[field] = earlier === undefined ? entry : [earlier, entry].flat();
  }
  return { values, files };
}

/** Messages in the order in which a visitor meets the fields. */
export function inFormOrder(form: HTMLFormElement, messages: Readonly<Record<string, string>>) {
  const fields = [...form.elements].map((element) => payloadField((element as HTMLInputElement).name ?? ''));
  const place = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return Object.fromEntries(Object.entries(messages).toSorted(([one], [other]) => place(one) - place(other)));
}
