import { type FormFields, type InquiryType, listAnswerFields } from '#src/inquiry/form-fields.ts';
import { confirmationUrl } from '#src/inquiry/function-api.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { fillForm, type FormValues, isEdit, readAnswers } from './form-controls.ts';
import { findOfferedTopic, parseInquiryTopic } from './inquiry-topic.ts';

interface StoredDraft {
  /** Idempotency key of every retry. */
  readonly key: string;
  readonly values: FormValues;
  readonly hadFiles: boolean;
  /** The query under which it was written. Missing in a draft of the last release. */
  readonly search?: string;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** `without-files`: restored without the chosen files, which a draft can't keep. */
export type DraftState = 'none' | 'saved' | 'restored' | 'without-files';

/** Increment the version when inputs change their meaning. */
const storageKeys: Readonly<Record<InquiryType, readonly [string, string]>> = {
  contact: ['dep-draft-contact-v3', 'dep-draft-contact-v2'],
  rfp: ['dep-draft-rfp-v3', 'dep-draft-rfp-v2'],
};

/** Drafts are confidential, and computers are shared. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const saveDelayMs = 400;

/** Keeps a form's answers in this browser, unless storage is blocked. */
export class Draft {
  readonly #type: InquiryType;
  readonly #show: (state: DraftState) => void;
  #state: DraftState = 'none';
  #key: string | undefined;
  /** What this tab restored or wrote last, as JSON. */
  #known: string | undefined;
  #search: string | undefined;
  #link = '';
  #hasEdits = false;
  #timer: number | undefined;

  constructor(type: InquiryType, show: (state: DraftState) => void) {
    this.#type = type;
    this.#show = show;
  }

  /** The same until the draft is sent or discarded. */
  getKey(): string {
    return (this.#key ??= createIdempotencyKey());
  }

  /** From then on, saves the draft under this query. Returns whether it was written under it. */
  follow(search: string): boolean {
    this.#link = search;
    return this.#search === search;
  }

  /** Restores the draft, then saves each edit until the returned function is called. */
  attach(form: HTMLFormElement, fields: FormFields, search: string): () => void {
    // A native post is the same inquiry.
    form.addEventListener('formdata', ({ formData }) => formData.set('idempotency_key', this.getKey()));
    const controller = new AbortController();
    const { signal } = controller;
    const save = () => this.#save(form, fields);
    const saveSoon = () => {
      this.#hasEdits = true;
      window.clearTimeout(this.#timer);
      this.#timer = window.setTimeout(save, saveDelayMs);
    };
    const hasTyped = !isBlank(readDraftValues(form, fields));
    this.#forget();
    this.#link = search;
    this.#restore(form);
    if (hasTyped) saveSoon();
    form.addEventListener('input', (event) => isEdit(event) && saveSoon(), { signal });
    window.addEventListener('pagehide', save, { signal });
    return () => {
      save();
      controller.abort();
      this.#setState('none');
    };
  }

  clear(): void {
    this.#remove();
    this.#forget();
    this.#setState('none');
  }

  #restore(form: HTMLFormElement): void {
    const draft = readDraft(this.#type);
    if (!draft) return;
    this.#known = JSON.stringify(draft);
    if (isSent(draft)) return this.#remove();
    this.#key = draft.key;
    const { topic, service, ...values } = draft.values;
    fillForm(form, { values, files: [] });
    // A new link's topic replaces that of the draft.
    if (draft.search === this.#link || !parseInquiryTopic(this.#link).intent) {
      this.#search = this.#link;
      fillForm(form, {
        values: { topic: findOfferedTopic(form, String(topic)), service: service ?? '' },
        files: [],
      });
    }
    this.#setState(draft.hadFiles ? 'without-files' : 'restored');
  }

  #save(form: HTMLFormElement, fields: FormFields): void {
    if (!this.#hasEdits) return;
    window.clearTimeout(this.#timer);
    const values = readDraftValues(form, fields);
    if (isBlank(values)) {
      this.#remove();
      return this.#setState('none');
    }
    const hasFiles = readAnswers(form).files.length > 0;
    const hadFiles = hasFiles || this.#state === 'without-files';
    const draft = { key: this.getKey(), values, hadFiles, search: this.#link, savedAtMs: Date.now() };
    // Storage is blocked or full.
    if (!writeDraft(this.#type, draft)) return this.#setState('none');
    this.#known = JSON.stringify(draft);
    this.#search = this.#link;
    if (this.#state === 'none') this.#setState('saved');
    if (this.#state === 'without-files' && hasFiles) this.#setState('restored');
  }

  /** Another tab's draft stays. */
  #remove(): void {
    if (JSON.stringify(readDraft(this.#type)) === this.#known) removeDraft(this.#type);
  }

  #forget(): void {
    window.clearTimeout(this.#timer);
    this.#hasEdits = false;
    this.#key = this.#known = this.#search = undefined;
  }

  #setState(state: DraftState): void {
    this.#state = state;
    this.#show(state);
  }
}

/** True after a native post of this draft. A link could fake the query, but not the key. */
function isSent(draft: StoredDraft): boolean {
  const sent = new URLSearchParams(window.location.search).get(confirmationUrl.query) ?? '';
  return sent.length >= 8 && draft.key.startsWith(sent);
}

/** Omits the consent, which visitors must give each time, and inputs that they don't see. */
function readDraftValues(form: HTMLFormElement, fields: FormFields): FormValues {
  const drafted = new Set([
    'topic',
    'service',
    ...listAnswerFields(fields).flatMap((field) => ('isReadOnly' in field ? [] : [field.input])),
  ]);
  const { values } = readAnswers(form);
  return Object.fromEntries(Object.entries(values).filter(([input]) => drafted.has(input)));
}

/** A link may have chosen the topic and the service. */
const isBlank = ({ topic: _topic, service: _service, ...values }: FormValues): boolean =>
  Object.keys(values).length === 0;

export function readDraft(type: InquiryType): StoredDraft | undefined {
  const draft = storageKeys[type].map((key) => readStored('localStorage', key)).find(isDraft);
  if (draft && Date.now() - draft.savedAtMs < maxAgeMs) return draft;
  removeDraft(type);
  return undefined;
}

export function writeDraft(type: InquiryType, draft: StoredDraft): boolean {
  return writeStored('localStorage', storageKeys[type][0], draft);
}

function removeDraft(type: InquiryType): void {
  for (const key of storageKeys[type]) removeStored('localStorage', key);
}

function isDraft(value: unknown): value is StoredDraft {
  const { key, values, savedAtMs } = Object(value) as Partial<StoredDraft>;
  return typeof key === 'string' && Object(values) === values && typeof savedAtMs === 'number';
}

/** `randomUUID` is missing over plain HTTP. */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562 section 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
