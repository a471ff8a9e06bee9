import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { InquiryType } from '#shared/form-fields.ts';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';
import { draftName, removeDraft } from './draft-storage.ts';
import { draftOf } from './form-draft.ts';

/** Whether the page answers a native post that was accepted. */
const isSentPage = () => new URLSearchParams(window.location.search).get('sent') === '1';

/**
 * Keeps the visitor's text in the browser until it is sent or discarded, and restores it after hydration. `round` counts
 * how often that was: each time the form gets fresh fields.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, type: InquiryType) {
  const [state, setState] = useState<DraftState>('none');
  const [round, setRound] = useState(0);
  const draft = useMemo(
    () => new DraftKeeper(type, { onState: setState, onClear: () => setRound((count) => count + 1) }),
    [type],
  );

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const saveSoon = () => draft.saveSoon(element);
    const saveNow = () => draft.saveNow(element);
    // Another tab has sent or discarded the draft, so further changes here make another inquiry.
    const noteOtherTab = (event: StorageEvent) => {
      if (event.key === draftName(type) && event.newValue === null) draft.renewKeyOnEdit();
    };

    if (isSentPage()) removeDraft(type);
    else {
      draft.restore(element);
      // The visitor has typed before hydration.
      if (Object.keys(draftOf(element)).length > 0) saveSoon();
    }
    element.addEventListener('input', saveSoon);
    window.addEventListener('pagehide', saveNow);
    window.addEventListener('storage', noteOtherTab);
    return () => {
      saveNow();
      element.removeEventListener('input', saveSoon);
      window.removeEventListener('pagehide', saveNow);
      window.removeEventListener('storage', noteOtherTab);
    };
  }, [draft, form, type]);

  return { state, round, draft };
}
