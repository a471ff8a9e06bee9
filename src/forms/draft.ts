/** The draft of a form: what is kept in the browser until it is sent, and how it gets out of the inputs and back. */
import { honeypotName, type InquiryType } from '#shared/form-fields.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

/**
 * The values of a form, by name; checkboxes that share a name have a list. Drafts use the inputs' names, everything else
 * the payload's.
 */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** A form that a visitor has filled in but not sent yet. */
export interface Draft {
  /** The idempotency key: a draft is one inquiry, however often it is sent. */
  readonly key: string;
  readonly values: FormValues;
  /** Files had been chosen when it was stored. */
  readonly hadFiles: boolean;
  /** When it was stored, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** Drafts of other versions are ignored, because their inputs may have another meaning. */
const version = 2;

/** How long a draft is kept, in milliseconds: seven days, because it holds confidential text and machines are shared. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The key in local storage of a form's draft. */
export const draftKey = (type: InquiryType) => `dep-draft-${type}-v${version}`;

/** Reads a draft; undefined if there is none, it is too old, storage is blocked, or its key holds something else. */
export function readDraft(type: InquiryType): Draft | undefined {
  const draft = readStored('localStorage', draftKey(type));
  if (isDraft(draft) && Date.now() - draft.savedAt < lifetime) return draft;
  removeDraft(type);
  return undefined;
}

/** Stores a draft. Returns false if storage is full or blocked, which must not disturb a visitor who is typing. */
export const writeDraft = (type: InquiryType, draft: Draft): boolean =>
  writeStored('localStorage', draftKey(type), draft);

export const removeDraft = (type: InquiryType): void => removeStored('localStorage', draftKey(type));

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values, savedAt } = value as Partial<Draft>;
  return (
    typeof key === 'string' && typeof values === 'object' && values !== null && typeof savedAt === 'number'
  );
}

/** A random UUID. On plain http, as on a phone that visits a machine in its network, `randomUUID` is missing. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562 section 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Inputs that are left out of drafts: consent must be given each time, and the honeypot isn't for visitors. */
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
export function readFormValues(form: HTMLFormElement): FormValues {
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
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const written = readFormValues(form);
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
