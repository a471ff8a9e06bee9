type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By input name, without blank ones. Checkboxes have a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export interface FormAnswers {
  /** Includes hidden inputs, the honeypot and the consent. */
  readonly values: FormValues;
  /** The inputs whose option the form preselected. */
  readonly preselected: readonly string[];
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
export function readAnswers(form: HTMLFormElement): FormAnswers {
  const values: Record<string, string | string[]> = {};
  const files: File[] = [];
  for (const control of listControls(form)) {
    const { name, value } = control;
    if (isInput(control, 'file')) files.push(...(control.files ?? []));
    else if (isInput(control, 'radio')) {
      if (control.checked && value !== '') values[name] = value;
    } else if (!isInput(control, 'checkbox')) {
      if (value !== '') values[name] = value;
    } else if (control.checked) values[name] = [values[name] ?? [], value].flat();
  }
  return { values, files, preselected: listPreselected(form) };
}

/** Leaves out preselected options, because the visitor didn't choose them. */
export function readChosenValues(form: HTMLFormElement): FormValues {
  const { values, preselected } = readAnswers(form);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !preselected.includes(name)));
}

const listPreselected = (form: HTMLFormElement): string[] =>
  listControls(form)
    .filter(isPreselected)
    .map(({ name }) => name);

/** Selects an option, unless the visitor or the draft has chosen one. Replaces an earlier preselection. */
export function preselect(select: HTMLSelectElement, value: string): void {
  const chosen = isPreselected(select) ? '' : select.value;
  // This attribute marks the preselected option. It may change the selection.
  for (const option of select.options)
    option.defaultSelected = chosen === '' && value !== '' && option.value === value;
  select.value = chosen || value;
}

/** Call when the visitor picks an option, which may be the preselected one. */
export function endPreselection(select: HTMLSelectElement): void {
  const { value } = select;
  for (const option of select.options) option.defaultSelected = false;
  select.value = value;
}

const isPreselected = (control: Control): boolean =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === true;

/**
 * Fills only empty and preselected fields, so that newer answers stay. Dispatches `input` as a visitor would, so that
 * counts and drafts update.
 */
export function fillForm(
  form: HTMLFormElement,
  { values, files }: Pick<FormAnswers, 'values' | 'files'>,
): void {
  const existingFiles = readAnswers(form).files;
  const existingValues = readChosenValues(form);
  for (const control of listControls(form)) {
    const value = values[control.name];
    if (isInput(control, 'file')) {
      if (files.length === 0 || existingFiles.length > 0) continue;
      control.files = createFileList(files);
    } else {
      if (value === undefined || existingValues[control.name] !== undefined) continue;
      if (isInput(control, 'checkbox')) control.checked = value.includes(control.value);
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
