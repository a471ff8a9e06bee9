import type { InquiryType } from '#shared/form-fields.ts';
import { newIdempotencyKey, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftOf, fillIn } from './form-draft.ts';

/** The delay from the last keystroke until a draft is stored, in milliseconds. */
const savingDelay = 400;

export type DraftState = 'none' | 'saved' | 'restored';

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
  #wasRestored = false;
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

  /** Notes that the current text is done with, such as refused: once it is changed, it is another inquiry. */
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
    this.#wasRestored = true;
    fillIn(form, draft.values);
    this.#listeners.onState('restored');
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
    if (Object.keys(values).length === 0) this.#remove();
    else if (writeDraft(this.#type, { key: this.key(), values }))
      this.#listeners.onState(this.#wasRestored ? 'restored' : 'saved');
  }

  #remove(): void {
    removeDraft(this.#type);
    this.#wasRestored = false;
    this.#listeners.onState('none');
  }

  #forgetTimer(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
