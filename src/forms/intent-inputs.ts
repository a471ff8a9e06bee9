import type { IntentName } from './contact-intents.ts';

/** What the inquiry is about, as the inputs of `IntentFields` have it. */
export interface ChosenIntent {
  readonly intent: IntentName;
  /** The value of the select, which may be empty. */
  readonly service: string;
}

/** Returns undefined if the form doesn't ask what the inquiry is about. */
export function readIntent(form: HTMLFormElement): ChosenIntent | undefined {
  const radio = form.querySelector<HTMLInputElement>('[name=topic]:checked');
  const service = form.querySelector<HTMLSelectElement>('[name=service]')?.value ?? '';
  return radio ? { intent: radio.dataset['intent'] as IntentName, service } : undefined;
}

/** Ignores an unknown intent and an unknown service, because a draft may come from another version. */
export function writeIntent(form: HTMLFormElement, { intent, service }: ChosenIntent): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('[name=topic]')];
  const radio = radios.find(({ dataset }) => dataset['intent'] === intent);
  if (!radio) return;
  radio.checked = true;
  writeService(form, service);
  radio.dispatchEvent(new Event('input', { bubbles: true }));
}

export function writeService(form: HTMLFormElement, service: string): void {
  const select = form.querySelector<HTMLSelectElement>('[name=service]');
  if (!select) return;
  select.value = service;
  if (select.selectedIndex < 0) select.value = '';
}
