import { type FormFields, getInputName } from '#src/inquiry/form-fields.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By input name, without blank values. Checkboxes have a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export interface FormAnswers {
  readonly values: FormValues;
  readonly files: readonly File[];
}

const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );

const isInput = (control: Control, type: 'checkbox' | 'file' | 'radio'): control is HTMLInputElement =>
  control.type === type;

/** `FormData` would dispatch `formdata`, which creates an idempotency key. */
function readControls(controls: readonly Control[]): FormAnswers {
  const values: Record<string, string | string[]> = {};
  const files: File[] = [];
  for (const control of controls) {
    const { name, value } = control;
    if (isInput(control, 'file')) files.push(...(control.files ?? []));
    else if (isInput(control, 'checkbox')) {
      if (control.checked) values[name] = [values[name] ?? [], value].flat();
    } else if (value !== '' && !(isInput(control, 'radio') && !control.checked)) values[name] = value;
  }
  return { values, files };
}

/** Includes answers that aren't asked at the moment. */
export const readAnswers = (form: HTMLFormElement): FormAnswers => readControls(listControls(form));

export const readAskedAnswers = (form: HTMLFormElement): FormAnswers =>
  readControls(listControls(form).filter((control) => !control.matches(':disabled')));

export function listAskedFields(form: HTMLFormElement, fields: FormFields): FormFields {
  const isAsked = (name: string) =>
    !form.querySelector(`fieldset:disabled [name="${getInputName(fields, name)}"]`);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isAsked(name)));
}

/** Returns false for a restored answer or a link's choice. `FileField` dispatches events for edits. */
export const isEdit = ({ isTrusted, target }: { isTrusted: boolean; target: EventTarget | null }): boolean =>
  isTrusted || (target as HTMLInputElement | null)?.type === 'file';

/** Fills only empty fields. Dispatches `input`, so that counts and labels update. */
export function fillForm(form: HTMLFormElement, { values, files }: FormAnswers): void {
  const existing = readAnswers(form);
  for (const control of listControls(form)) {
    const value = values[control.name];
    if (isInput(control, 'file')) {
      if (files.length === 0 || existing.files.length > 0) continue;
      control.files = createFileList(files);
    } else {
      if (value === undefined || existing.values[control.name] !== undefined) continue;
      if (isInput(control, 'checkbox')) control.checked = [value].flat().includes(control.value);
      else if (isInput(control, 'radio')) control.checked ||= value === control.value;
      else control.value = String(value);
      // A select shows nothing for an unknown value.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export function createFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
