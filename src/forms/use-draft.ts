import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { InquiryType } from '#shared/form-fields.ts';
import { sentAddress } from '#shared/function-api.ts';
import {
  type Draft,
  draftOf,
  fillIn,
  hasChosenFiles,
  newIdempotencyKey,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft.ts';

/** The delay from the last keystroke until a draft is stored, in milliseconds. */
const savingDelay = 400;

/** `without-files`: restored, but files had been chosen, which no draft can keep. */
export type DraftState = 'none' | 'saved' | 'restored' | 'without-files';

/**
 * Keeps the visitor's text in the browser until it is sent or discarded, and restores it after hydration. `formKey` counts
 * how often that was: each time the form gets fresh fields.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, type: InquiryType) {
  const [state, setState] = useState<DraftState>('none');
  const [formKey, setFormKey] = useState(0);
  const draft = useMemo(
    () => new DraftKeeper(type, { onState: setState, onClear: () => setFormKey((count) => count + 1) }),
    [type],
  );
  useEffect(() => (form.current ? draft.follow(form.current) : undefined), [draft, form]);
  return { state, formKey, draft };
}

interface Listeners {
  readonly onState: (state: DraftState) => void;
  readonly onClear: () => void;
}

/**
 * The text of one form and its idempotency key. The key belongs to the draft: it changes when the draft is sent or
 * discarded. If storage is blocked, only the key is kept, until the page is closed.
 */
export class DraftKeeper {
  readonly #type: InquiryType;
  readonly #listeners: Listeners;
  #key: string | undefined;
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

  /** Deletes the draft after it was sent or discarded. What is written next has another key. */
  clear(): void {
    this.#forgetTimer();
    this.#key = undefined;
    this.#remove();
    this.#listeners.onClear();
  }

  /**
   * Fills in the stored draft, and from then on stores what the visitor writes.
   *
   * @returns a function that stores what is left and ends it.
   */
  follow(form: HTMLFormElement): () => void {
    const following = new AbortController();
    const { signal } = following;
    const save = () => this.#save(form);
    if (isSent(readDraft(this.#type))) removeDraft(this.#type);
    this.#restore(form);
    // The visitor has typed before hydration.
    if (Object.keys(draftOf(form)).length > 0) this.#saveSoon(save);
    form.addEventListener('input', () => this.#saveSoon(save), { signal });
    window.addEventListener('pagehide', save, { signal });
    return () => {
      save();
      following.abort();
    };
  }

  #restore(form: HTMLFormElement): void {
    const draft = readDraft(this.#type);
    if (!draft) return;
    this.#key = draft.key;
    this.#restored = draft.hadFiles ? 'without-files' : 'restored';
    fillIn(form, draft.values);
    this.#listeners.onState(this.#restored);
  }

  /** Stores the text once the visitor pauses. */
  #saveSoon(save: () => void): void {
    this.#forgetTimer();
    this.#timer = window.setTimeout(save, savingDelay);
  }

  /** Stores what hasn't been stored yet. */
  #save(form: HTMLFormElement): void {
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

/** Whether the address confirms a native post of this draft. Any link could have the query, but not the draft's key. */
function isSent(draft: Draft | undefined): boolean {
  const sent = new URLSearchParams(window.location.search).get(sentAddress.query) ?? '';
  return sent.length >= 8 && draft?.key.startsWith(sent) === true;
}
