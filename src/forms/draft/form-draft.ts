import { honeypotName } from '#shared/form-fields.ts';
import type { FormValues } from '../form-state.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Inputs that are left out of drafts: consent must be given each time, and the honeypot is nobody's. */
const neverKept = new Set(['consent', honeypotName]);

function draftedControls(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(
      (element): element is Control =>
        (element instanceof HTMLInputElement && element.type !== 'file' && element.type !== 'hidden') ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement,
    )
    .filter(({ name }) => name !== '' && !neverKept.has(name));
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Whether files are chosen, which a draft can't keep. */
export const hasChosenFiles = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length);

/** The filled-in values, by input name. */
export function draftOf(form: HTMLFormElement): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const control of draftedControls(form)) {
    if (!isBox(control)) {
      if (control.value !== '') values[control.name] = control.value;
    } else if (control.checked) {
      const chosen = values[control.name];
      values[control.name] = Array.isArray(chosen) ? [...chosen, control.value] : [control.value];
    }
  }
  return values;
}

/** Fills in a draft, but keeps what the visitor typed before hydration. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  const written = draftOf(form);
  for (const control of draftedControls(form)) {
    const value = values[control.name];
    if (value === undefined || written[control.name] !== undefined) continue;
    setControl(control, value);
  }
}

/** Sets an input as if the visitor had done it, so that counts and drafts are updated. */
function setControl(control: Control, value: FormValues[string]): void {
  if (isBox(control)) control.checked = value.includes(control.value);
  else control.value = typeof value === 'string' ? value : '';
  // A select shows nothing for a value that isn't among its options.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
