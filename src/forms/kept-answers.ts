type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

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
  if (!replaced || replaced.form === form) return;
  for (const control of listControls(replaced.form)) {
    const counterpart = findCounterpart(form, control);
    if (counterpart) copyAnswer(control, counterpart);
  }
  if (!(replaced.focused && replaced.form.contains(replaced.focused))) return;
  const counterpart = findCounterpart(form, replaced.focused as Control);
  counterpart?.focus({ preventScroll: true });
  window.scrollTo({ top: replaced.scrollTop, behavior: 'instant' });
}

const listControls = (form: HTMLFormElement) => [...form.elements] as Control[];

/** Checkboxes of a group differ by value. */
const findCounterpart = (form: HTMLFormElement, { name, type, value }: Control) =>
  listControls(form).find(
    (control) =>
      control.name === name && control.type === type && (type !== 'checkbox' || control.value === value),
  );

function copyAnswer(from: Control, to: Control): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) {
    if (!(to instanceof HTMLButtonElement)) to.value = from.value;
  } else if (from.type === 'file') to.files = from.files;
  else if (from.type === 'checkbox') to.checked = from.checked;
  else to.value = from.value;
  if ('selectionStart' in from && 'setSelectionRange' in to && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}
