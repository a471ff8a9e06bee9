import { type FormFields, getPayloadName, type InquiryType, listAnswerFields } from '#shared/form-fields.ts';
import { presetAnswersName } from '#shared/answers.ts';
import { confirmationUrl } from '#shared/function-api.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { createStore } from '#src/browser/store.ts';
import { parseInquiryTopic } from './inquiry-topic.ts';
import { type ChosenIntent, readIntent, writeIntent } from './intent-inputs.ts';
import { fillForm, type FormValues, readAnswers, readChosenValues } from './form-answers.ts';

interface StoredDraft {
  /** Idempotency key, the same for every retry. */
  readonly key: string;
  readonly values: FormValues;
  readonly hadFiles: boolean;
  /** What the inquiry is about, and the query of the link that it was chosen under. */
  readonly about?: (ChosenIntent & { readonly search: string }) | undefined;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** `without-files`: restored, but a draft can't keep the files that were chosen. */
export type DraftState = 'none' | 'saved' | 'restored' | 'without-files';

interface DraftView {
  readonly state: DraftState;
  /** Changes when the form needs new, empty fields. */
  readonly formKey: number;
}

export const initialDraftView: DraftView = { state: 'none', formKey: 0 };

/** Drafts of other versions are ignored. Increment this when inputs change their meaning. */
const version = 2;

/** Drafts are confidential, and computers are shared. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const saveDelayMs = 400;

/** Keeps a form's answers in this browser until they are sent or discarded, unless storage is blocked. */
export class Draft {
  readonly view = createStore(initialDraftView);
  readonly #type: InquiryType;
  #key: string | undefined;
  #timer: number | undefined;

  constructor(type: InquiryType) {
    this.#type = type;
  }

  /**
   * Returns the idempotency key. It stays the same until the draft is sent or discarded, or until the form's page closes if
   * storage is blocked.
   */
  getKey(): string {
    return (this.#key ??= readDraft(this.#type)?.key ?? createIdempotencyKey());
  }

  /** Restores the draft, then saves each change. Returns a function that stops this when the form's page closes. */
  attach(form: HTMLFormElement, fields: FormFields): () => void {
    // A native post of this form is the same inquiry, even after an error in the form's code.
    form.addEventListener('formdata', ({ formData }) => {
      formData.set('idempotency_key', this.getKey());
      for (const input of readAnswers(form).preselected)
        formData.append(presetAnswersName, getPayloadName(fields, input));
    });
    const controller = new AbortController();
    const { signal } = controller;
    const save = () => this.#save(form, fields);
    const saveSoon = () => {
      this.#stopTimer();
      this.#timer = window.setTimeout(save, saveDelayMs);
    };
    const hasTyped = Object.keys(readDraftValues(form, fields)).length > 0;
    this.#key = undefined;
    this.#restore(form);
    if (hasTyped) saveSoon();
    form.addEventListener('input', saveSoon, { signal });
    window.addEventListener('pagehide', save, { signal });
    return () => {
      save();
      controller.abort();
      this.#setState('none');
    };
  }

  clear(): void {
    this.#stopTimer();
    this.#key = undefined;
    removeDraft(this.#type);
    this.view.write({ state: 'none', formKey: this.view.read().formKey + 1 });
  }

  #restore(form: HTMLFormElement): void {
    const draft = readDraft(this.#type);
    if (!draft || isSent(draft)) return removeDraft(this.#type);
    this.#key = draft.key;
    fillForm(form, { values: draft.values, files: [] });
    restoreIntent(form, draft);
    this.#setState(draft.hadFiles ? 'without-files' : 'restored');
  }

  #save(form: HTMLFormElement, fields: FormFields): void {
    if (this.#timer === undefined) return;
    this.#stopTimer();
    const values = readDraftValues(form, fields);
    if (Object.keys(values).length === 0) {
      removeDraft(this.#type);
      return this.#setState('none');
    }
    const { state } = this.view.read();
    const hasFiles = readAnswers(form).files.length > 0;
    const hadFiles = hasFiles || state === 'without-files';
    const intent = readIntent(form);
    const about = intent && { ...intent, search: window.location.search };
    const draft = { key: this.getKey(), values, hadFiles, about, savedAtMs: Date.now() };
    if (!writeDraft(this.#type, draft)) return;
    if (state === 'none') this.#setState('saved');
    if (state === 'without-files' && hasFiles) this.#setState('restored');
  }

  #setState(state: DraftState): void {
    this.view.write({ ...this.view.read(), state });
  }

  #stopTimer(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** True after a native post of this draft. A link could fake the query, but not the draft's key. */
function isSent(draft: StoredDraft): boolean {
  const sent = new URLSearchParams(window.location.search).get(confirmationUrl.query) ?? '';
  return sent.length >= 8 && draft.key.startsWith(sent);
}

/** Another link decides what the inquiry is about, and so does a choice that the visitor made before hydration. */
function restoreIntent(form: HTMLFormElement, { about }: StoredDraft): void {
  const { search } = window.location;
  const linked = parseInquiryTopic(search).intent;
  if (!about || (linked && about.search !== search)) return;
  if (readIntent(form)?.intent === (linked ?? 'program')) writeIntent(form, about);
}

/** Leaves out the consent, which visitors must give each time, and inputs that they don't see. */
function readDraftValues(form: HTMLFormElement, fields: FormFields): FormValues {
  const drafted = new Set(
    listAnswerFields(fields).flatMap((field) => ('isReadOnly' in field ? [] : [field.input])),
  );
  return Object.fromEntries(Object.entries(readChosenValues(form)).filter(([input]) => drafted.has(input)));
}

const getStorageKey = (type: InquiryType) => `dep-draft-${type}-v${version}`;

export function readDraft(type: InquiryType): StoredDraft | undefined {
  const draft = readStored('localStorage', getStorageKey(type));
  if (isDraft(draft) && Date.now() - draft.savedAtMs < maxAgeMs) return draft;
  removeDraft(type);
  return undefined;
}

export const writeDraft = (type: InquiryType, draft: StoredDraft): boolean =>
  writeStored('localStorage', getStorageKey(type), draft);

const removeDraft = (type: InquiryType): void => removeStored('localStorage', getStorageKey(type));

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values, savedAtMs } = value as Partial<StoredDraft>;
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
