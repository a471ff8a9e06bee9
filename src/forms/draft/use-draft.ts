import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { InquiryType } from '#shared/forms.ts';
import { draftName, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftOf, fillIn } from './form-draft.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The delay from the last keystroke until a draft is stored, in milliseconds. */
const savingDelay = 400;

export type DraftState = 'none' | 'saved' | 'restored';

export interface DraftKeeper {
  /** The idempotency key of the current words. */
  key(): string;
  /** Takes a new key for the current words, because their key belongs to another inquiry. */
  renewKey(): string;
  /** Notes that the inquiry was refused and nothing of it is stored: what the visitor changes now is a new one. */
  noteRefusal(): void;
  /** Forgets the draft, when it was sent or the visitor discards it. */
  clear(): void;
}

/**
 * Keeps what is written in the visitor's browser until it is sent or discarded, and brings it back after hydration.
 * Where storage is blocked only the key is kept, as long as the page is open.
 *
 * @param isSent - the page is the answer to a native post that was accepted.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, type: InquiryType, isSent: boolean) {
  const [state, setState] = useState<DraftState>('none');
  const { keeper, attend } = useMemo(() => createKeeper(type, setState), [type]);
  useEffect(() => (form.current ? attend(form.current, isSent) : undefined), [attend, form, isSent]);
  return { state, draft: keeper };
}

function createKeeper(type: InquiryType, show: (next: (shown: DraftState) => DraftState) => void) {
  let key: string | undefined;
  let isRefused = false;
  let timer: number | undefined;

  const forgetTimer = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const keeper: DraftKeeper = {
    key: () => (key ??= readDraft(type)?.key ?? newIdempotencyKey()),
    renewKey() {
      key = newIdempotencyKey();
      // Stores the key at once: sent again after a reload, it is the same inquiry.
      const draft = readDraft(type);
      if (draft) writeDraft(type, { ...draft, key });
      return key;
    },
    noteRefusal: () => void (isRefused = true),
    clear() {
      forgetTimer();
      key = undefined;
      isRefused = false;
      removeDraft(type);
      show(() => 'none');
    },
  };
  const save = (form: HTMLFormElement) => {
    forgetTimer();
    const values = draftOf(form);
    if (Object.keys(values).length === 0) {
      removeDraft(type);
      show(() => 'none');
    } else if (writeDraft(type, { key: keeper.key(), values })) {
      show((shown) => (shown === 'restored' ? shown : 'saved'));
    }
  };
  const restore = (form: HTMLFormElement) => {
    const draft = readDraft(type);
    if (!draft) return;
    key = draft.key;
    fillIn(form, draft.values);
    show(() => 'restored');
  };

  const attend = (form: HTMLFormElement, isSent: boolean) => {
    const saveSoon = () => {
      if (isRefused) key = newIdempotencyKey();
      isRefused = false;
      forgetTimer();
      timer = window.setTimeout(() => save(form), savingDelay);
    };
    const saveNow = () => {
      if (timer !== undefined) save(form);
    };
    // The draft was sent or discarded in another tab: what is changed here from now on is another inquiry.
    const noteOtherTab = (event: StorageEvent) => {
      if (event.key === draftName(type) && event.newValue === null) isRefused = true;
    };

    if (isSent) keeper.clear();
    else {
      restore(form);
      // The visitor has written before hydration.
      if (Object.keys(draftOf(form)).length > 0) saveSoon();
    }
    form.addEventListener('input', saveSoon);
    window.addEventListener('pagehide', saveNow);
    window.addEventListener('storage', noteOtherTab);
    return () => {
      saveNow();
      form.removeEventListener('input', saveSoon);
      window.removeEventListener('pagehide', saveNow);
      window.removeEventListener('storage', noteOtherTab);
    };
  };
  return { keeper, attend };
}
