import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { InquiryType } from '#shared/form-fields.ts';
import { draftName, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftOf, fillIn } from './form-draft.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The delay from the last keystroke until a draft is stored, in milliseconds. */
const savingDelay = 400;

export type DraftState = 'none' | 'saved' | 'restored';

export interface DraftKeeper {
  /** The idempotency key of the current text. */
  key(): string;
  /** Gives the current text a new key, because another inquiry was stored with its key. */
  renewKey(): string;
  /** Notes that the inquiry was refused: once the visitor changes it, it is another inquiry with a new key. */
  renewKeyOnEdit(): void;
  /** Deletes the draft after it was sent or discarded. */
  clear(): void;
}

/**
 * Keeps the visitor's text in the browser until it is sent or discarded, and restores it after hydration. If storage is
 * blocked, only the key is kept, until the page is closed.
 *
 * @param isSent - whether the page answers a native post that was accepted.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, type: InquiryType, isSent: boolean) {
  const [state, setState] = useState<DraftState>('none');
  const { keeper, attend } = useMemo(() => createKeeper(type, setState), [type]);
  useEffect(() => (form.current ? attend(form.current, isSent) : undefined), [attend, form, isSent]);
  return { state, draft: keeper };
}

function createKeeper(type: InquiryType, show: (next: (shown: DraftState) => DraftState) => void) {
  let key: string | undefined;
  let needsNewKey = false;
  let timer: number | undefined;

  const forgetTimer = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const keeper: DraftKeeper = {
    key: () => (key ??= readDraft(type)?.key ?? newIdempotencyKey()),
    renewKey() {
      key = newIdempotencyKey();
      // Stored at once, so that sending it again after a reload doesn't make another inquiry.
      const draft = readDraft(type);
      if (draft) writeDraft(type, { ...draft, key });
      return key;
    },
    renewKeyOnEdit: () => void (needsNewKey = true),
    clear() {
      forgetTimer();
      key = undefined;
      needsNewKey = false;
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
      if (needsNewKey) key = newIdempotencyKey();
      needsNewKey = false;
      forgetTimer();
      timer = window.setTimeout(() => save(form), savingDelay);
    };
    const saveNow = () => {
      if (timer !== undefined) save(form);
    };
    // Another tab has sent or discarded the draft, so further changes here make another inquiry.
    const noteOtherTab = (event: StorageEvent) => {
      if (event.key === draftName(type) && event.newValue === null) needsNewKey = true;
    };

    if (isSent) keeper.clear();
    else {
      restore(form);
      // The visitor has typed before hydration.
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
