import { honeypotName, type InquiryType } from '#shared/form-fields.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

/** Checkboxes with the same name have a list. Drafts use input names; other code uses payload names. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export interface Draft {
  /** Idempotency key, the same for every retry. */
  readonly key: string;
  readonly values: FormValues;
  readonly hadFiles: boolean;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** Drafts of other versions are ignored. Increment this when inputs change their meaning. */
const version = 2;

/** Drafts are confidential, and computers are shared. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const getDraftKey = (type: InquiryType) => `dep-draft-${type}-v${version}`;

export function readDraft(type: InquiryType): Draft | undefined {
  const draft = readStored('localStorage', getDraftKey(type));
  if (isDraft(draft) && Date.now() - draft.savedAtMs < maxAgeMs) return draft;
  removeDraft(type);
  return undefined;
}

export const writeDraft = (type: InquiryType, draft: Draft): boolean =>
  writeStored('localStorage', getDraftKey(type), draft);

export const removeDraft = (type: InquiryType): void => removeStored('localStorage', getDraftKey(type));

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values, savedAtMs } = value as Partial<Draft>;
  return (
    typeof key === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values)
      .flat()
      .every((answer) => typeof answer === 'string') &&
    typeof savedAtMs === 'number'
  );
}

/** `randomUUID` is missing over plain HTTP, such as in a local network. */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562 section 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Visitors must consent each time, and don't see the honeypot. */
const excludedNames = new Set(['consent', honeypotName]);

function findDraftControls(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(
      (element): element is Control =>
        (element instanceof HTMLInputElement && element.type !== 'file' && element.type !== 'hidden') ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement,
    )
    .filter(({ name }) => name !== '' && !excludedNames.has(name));
}

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

export const hasChosenFiles = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length);

export function readFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const control of findDraftControls(form)) {
    if (!isCheckbox(control)) {
      if (control.value !== '') values[control.name] = control.value;
    } else if (control.checked) {
      const chosen = values[control.name];
      values[control.name] = Array.isArray(chosen) ? [...chosen, control.value] : [control.value];
    }
  }
  return values;
}

/** Fills only empty fields, so that text typed before hydration stays. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const currentValues = readFormValues(form);
  for (const control of findDraftControls(form)) {
    const value = values[control.name];
    if (value === undefined || currentValues[control.name] !== undefined) continue;
    setControl(control, value);
  }
}

/** Dispatches `input` as a visitor would, so that counts and drafts update. */
function setControl(control: Control, value: FormValues[string]): void {
  if (isCheckbox(control)) control.checked = value.includes(control.value);
  else control.value = typeof value === 'string' ? value : '';
  // A select shows nothing for an unknown value.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
