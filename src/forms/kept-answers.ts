import { fillForm, readAnswers } from './form-controls.ts';

interface FormView {
  readonly form: HTMLFormElement;
  readonly focused: Element | null;
  readonly scrollTop: number;
}

/**
 * This module loads before hydration, so it knows the prerendered form. React replaces that form if a translation or an
 * extension changed it before hydration.
 */
let prerendered: FormView | undefined;
const controller = new AbortController();

if (!import.meta.env.SSR) {
  const form = document.querySelector<HTMLFormElement>('#root form[method="post"]');
  if (form) {
    // Removing the form moves focus to the body and may scroll. Neither is the visitor's choice.
    const record = () => {
      if (form.isConnected)
        prerendered = { form, focused: document.activeElement, scrollTop: window.scrollY };
    };
    record();
    const { signal } = controller;
    for (const type of ['focusin', 'scroll'])
      document.addEventListener(type, record, { signal, passive: true });
    // By the time of the new task, a removed form isn't connected.
    document.addEventListener('focusout', () => setTimeout(record), { signal });
  }
}

/** Call in a layout effect, because the visitor may type before other effects run. */
export function keepAnswers(form: HTMLFormElement): void {
  controller.abort();
  const replaced = prerendered;
  prerendered = undefined;
  if (!replaced || replaced.form === form || !isSameForm(replaced.form, form)) return;
  fillForm(form, readAnswers(replaced.form));
  const { focused, scrollTop } = replaced;
  if (!(focused && replaced.form.contains(focused))) return;
  const counterpart = findCounterpart(form, focused as HTMLInputElement);
  if (!counterpart) return;
  counterpart.focus({ preventScroll: true });
  copySelection(focused as HTMLInputElement, counterpart);
  window.scrollTo({ top: scrollTop, behavior: 'instant' });
}

/** The prerendered form may be that of an earlier page, if it never hydrated. */
const isSameForm = (a: HTMLFormElement, b: HTMLFormElement) => readType(a) === readType(b);

const readType = (form: HTMLFormElement) => readAnswers(form).values['type'];

/** Checkboxes and radio buttons of a group differ by value. */
const findCounterpart = (form: HTMLFormElement, { name, type, value }: HTMLInputElement) =>
  ([...form.elements] as HTMLInputElement[]).find(
    (control) =>
      control.name === name &&
      control.type === type &&
      (!['checkbox', 'radio'].includes(type) || control.value === value),
  );

/** Only texts have a selection. */
function copySelection(from: HTMLInputElement, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (typeof selectionStart === 'number')
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
