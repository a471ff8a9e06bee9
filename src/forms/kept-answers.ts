import { fillForm, readAnswers } from './form-controls.ts';

interface FormView {
  readonly form: HTMLFormElement;
  readonly focused: Element | null;
  readonly scrollTop: number;
}

/**
 * The prerendered form, read before hydration. React replaces that form if a translation or an extension changed it.
 */
let prerendered: FormView | undefined;
const controller = new AbortController();

if (!import.meta.env.SSR) {
  const form = document.querySelector<HTMLFormElement>('#root form[method="post"]');
  if (form) {
    // Removing the form moves focus and may scroll.
    const record = () => {
      if (form.isConnected)
        prerendered = { form, focused: document.activeElement, scrollTop: window.scrollY };
    };
    record();
    const { signal } = controller;
    for (const type of ['focusin', 'scroll'])
      document.addEventListener(type, record, { signal, passive: true });
    // By then, a removed form isn't connected.
    document.addEventListener('focusout', () => setTimeout(record), { signal });
  }
}

/** Call in a layout effect, because the visitor may type before other effects. */
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

/** It may be that of an earlier page that never hydrated. */
const isSameForm = (a: HTMLFormElement, b: HTMLFormElement) => readType(a) === readType(b);

const readType = (form: HTMLFormElement) => readAnswers(form).values['type'];

const findCounterpart = (form: HTMLFormElement, { name, type, value }: HTMLInputElement) =>
  ([...form.elements] as HTMLInputElement[]).find(
    (control) =>
      control.name === name &&
      control.type === type &&
      (!['checkbox', 'radio'].includes(type) || control.value === value),
  );

function copySelection(from: HTMLInputElement, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (typeof selectionStart === 'number')
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
