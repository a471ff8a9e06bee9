import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormFields, InquiryType } from '#shared/form-fields.ts';
import { confirmationUrl } from '#shared/function-api.ts';
import {
  type Draft,
  createIdempotencyKey,
  readDraft,
  removeDraft,
  selectDraftValues,
  writeDraft,
} from './draft.ts';
import { fillForm, readAnswers } from './form-answers.ts';

const saveDelayMs = 400;

/** `without-files`: restored, but a draft can't keep the files that were chosen. */
export type DraftState = 'none' | 'saved' | 'restored' | 'without-files';

/**
 * If storage is blocked, only the idempotency key is kept.
 *
 * @returns `formKey` changes when the form needs new, empty fields
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, type: InquiryType, fields: FormFields) {
  const [state, setState] = useState<DraftState>('none');
  const [formKey, setFormKey] = useState(0);
  const key = useRef<string>(undefined);
  const timer = useRef<number>(undefined);

  /** Stays the same until the draft is sent or discarded. */
  const getIdempotencyKey = () => (key.current ??= readDraft(type)?.key ?? createIdempotencyKey());

  const stopTimer = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };

  const remove = () => {
    removeDraft(type);
    setState('none');
  };

  const restore = useEffectEvent((element: HTMLFormElement) => {
    const draft = readDraft(type);
    if (!draft || isSent(draft)) return removeDraft(type);
    key.current = draft.key;
    fillForm(element, { values: draft.values, files: [] });
    setState(draft.hadFiles ? 'without-files' : 'restored');
  });

  const save = useEffectEvent((element: HTMLFormElement) => {
    if (timer.current === undefined) return;
    stopTimer();
    const answers = readAnswers(element);
    const values = selectDraftValues(fields, answers.values);
    if (Object.keys(values).length === 0) return remove();
    const hasFiles = answers.files.length > 0;
    const hadFiles = hasFiles || state === 'without-files';
    if (!writeDraft(type, { key: getIdempotencyKey(), values, hadFiles, savedAtMs: Date.now() })) return;
    if (state === 'none') setState('saved');
    if (state === 'without-files' && hasFiles) setState('restored');
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const saveSoon = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => save(element), saveDelayMs);
    };
    const hasTyped = Object.keys(selectDraftValues(fields, readAnswers(element).values)).length > 0;
    // oxlint-disable-next-line react/set-state-in-effect -- browser storage is read once, after hydration
    restore(element);
    if (hasTyped) saveSoon();
    element.addEventListener('input', saveSoon, { signal });
    window.addEventListener('pagehide', () => save(element), { signal });
    return () => {
      save(element);
      controller.abort();
    };
  }, [form, fields]);

  const clear = () => {
    stopTimer();
    key.current = undefined;
    remove();
    setFormKey((count) => count + 1);
  };

  return { state, formKey, getIdempotencyKey, clear };
}

/** True after a native post of this draft. A link could fake the query, but not the draft's key. */
function isSent(draft: Draft): boolean {
  const sent = new URLSearchParams(window.location.search).get(confirmationUrl.query) ?? '';
  return sent.length >= 8 && draft.key.startsWith(sent);
}
