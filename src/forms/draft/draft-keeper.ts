import type { InquiryType } from '#shared/form-fields.ts';
import { newIdempotencyKey, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftOf, fillIn, hasChosenFiles } from './form-draft.ts';

/** The delay from the last keystroke until a draft is stored, in milliseconds. */
const savingDelay = 400;

/** `without-files`: restored, but files had been chosen, which no draft can keep. */
export type DraftState = 'none' | 'saved' | 'restored' | 'without-files';

interface Listeners {
  readonly onState: (state: DraftState) => void;
  readonly onClear: () => void;
}

/**
 * Keeps the text of one form in the browser, and the idempotency key of the inquiry that it is going to be. If storage
 * is blocked, only the key is kept, until the page is closed.
 */
export class DraftKeeper {
  readonly #type: InquiryType;
  readonly #listeners: Listeners;
  #key: string | undefined;
  #needsNewKey = false;
  /** Set while the form holds a draft that was restored. */
  #restored: 'restored' | 'without-files' | undefined;
  /** Set while something is written that hasn't been stored yet. */
  #timer: number | undefined;

  constructor(type: InquiryType, listeners: Listeners) {
    this.#type = type;
    this.#listeners = listeners;
  }

  /** The idempotency key of the current text. */
  key(): string {
    return (this.#key ??= readDraft(this.#type)?.key ?? newIdempotencyKey());
  }

  /** Notes that the current text was sent or discarded elsewhere: once it is changed, it is another inquiry. */
  renewKeyOnEdit(): void {
    this.#needsNewKey = true;
  }

  /** Deletes the draft after it was sent or discarded. */
  clear(): void {
    this.#forgetTimer();
    this.#key = undefined;
    this.#needsNewKey = false;
    this.#remove();
    this.#listeners.onClear();
  }

  /** Fills in the stored draft, if there is one. */
  restore(form: HTMLFormElement): void {
    const draft = readDraft(this.#type);
    if (!draft) return;
    this.#key = draft.key;
    this.#restored = draft.hadFiles ? 'without-files' : 'restored';
    fillIn(form, draft.values);
    this.#listeners.onState(this.#restored);
  }

  /** Stores the text once the visitor pauses. Called at each change. */
  saveSoon(form: HTMLFormElement): void {
    if (this.#needsNewKey) this.#key = newIdempotencyKey();
    this.#needsNewKey = false;
    this.#forgetTimer();
    this.#timer = window.setTimeout(() => this.saveNow(form), savingDelay);
  }

  /** Stores what hasn't been stored yet. */
  saveNow(form: HTMLFormElement): void {
    if (this.#timer === undefined) return;
    this.#forgetTimer();
    const values = draftOf(form);
    if (Object.keys(values).length === 0) return this.#remove();
    const hasFiles = hasChosenFiles(form);
    if (this.#restored && hasFiles) this.#restored = 'restored';
    const hadFiles = hasFiles || this.#restored === 'without-files';
    if (writeDraft(this.#type, { key: this.key(), values, hadFiles, savedAt: Date.now() }))
      this.#listeners.onState(this.#restored ?? 'saved');
  }

  #remove(): void {
    removeDraft(this.#type);
    this.#restored = undefined;
    this.#listeners.onState('none');
  }

  #forgetTimer(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
