import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type FormFields, type InquiryType, payloadName } from '#shared/form-fields.ts';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { connectToBackend } from '#src/browser/resource-hints.ts';
import { type Dispatch, enterState, phaseOf } from './effects.ts';
import { loadSubmission, type SubmissionCode } from './load-submission.ts';
import { errorsOf, idle, isSubmitting, isQuiet, reduce } from './machine.ts';
import { forgetReceipt, keptReceipt } from './receipt/kept-receipt.ts';
import { noticeDelay } from './retry-policy.ts';
import type { UploadQueue } from './submission/upload.ts';
import type { DraftKeeper } from './use-draft.ts';

/** Runs the machine of a form: does what each state asks for, and passes on what the visitor and the browser do. */
export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  fields: FormFields,
  draft: DraftKeeper,
) {
  const [state, dispatch] = useReducer(reduce, idle);
  const [code, setCode] = useState<SubmissionCode>();
  const openedAt = useRef(0);
  const isStarted = useRef(false);
  const uploads = useRef<UploadQueue>(undefined);

  const prepare = () => {
    connectToBackend();
    return loadSubmission().then((loaded) => {
      setCode(loaded);
      loaded.requestNotifications();
    });
  };

  const enter = useEffectEvent((signal: AbortSignal) => {
    if (!form.current) return;
    const heard: Dispatch = (event) => {
      if (!signal.aborted) dispatch(event);
    };
    enterState(state, {
      element: form.current,
      type,
      fields,
      draft,
      openedAt: openedAt.current,
      uploads,
      signal,
      prepare,
      dispatch: heard,
    }).catch((error: unknown) => {
      if (signal.aborted) return;
      reportError(error);
      dispatch({ type: 'codeFailed' });
    });
  });
  const phase = phaseOf(state);
  useEffect(() => {
    const staying = new AbortController();
    enter(staying.signal);
    return () => staying.abort(`The form is no longer ${phase}`);
  }, [phase]);

  const waitsQuietly = isQuiet(state);
  useEffect(() => {
    if (!waitsQuietly) return undefined;
    const timer = window.setTimeout(() => dispatch({ type: 'slow' }), noticeDelay);
    return () => window.clearTimeout(timer);
  }, [waitsQuietly]);

  useEffect(() => listenToBrowser(dispatch), []);

  // What can't be fetched now is fetched when it is needed.
  const prepareEarly = () => void prepare().catch(() => {});
  const start = useEffectEvent((element: HTMLFormElement) => {
    openedAt.current = openedWithDocument() ? 0 : performance.now();
    // From now on our own checks answer instead of the browser's, in the specified words.
    element.setAttribute('novalidate', '');
    const receipt = keptReceipt(type);
    if (receipt) dispatch({ type: 'restore', receipt });
    // The visitor touched the form before hydration.
    if (element.contains(document.activeElement)) prepareEarly();
  });
  useEffect(() => {
    if (form.current) start(form.current);
  }, [form]);

  /** Looks whether a field that had a message is right now. */
  const recheck = (input: string) => {
    const field = payloadName(fields, input);
    if (!code || !form.current || errorsOf(state)[field] === undefined) return;
    dispatch({
      type: 'correct',
      field,
      message: code.problemOf({ element: form.current, type, fields }, field),
    });
  };

  return {
    state,
    /** What a form needs once it has been touched. */
    code,
    tryNow: () => dispatch({ type: 'tryNow', at: performance.now() }),
    stop: () => dispatch({ type: 'stop' }),
    uploadAgain: () => dispatch({ type: 'uploadAgain' }),
    /** Shows the empty form instead of the receipt. */
    restart: () => {
      forgetReceipt(type);
      dispatch({ type: 'restart' });
      window.setTimeout(() =>
        form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus(),
      );
    },
    handlers: {
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        dispatch({ type: 'submit', isOnline: navigator.onLine });
      },
      onFocus: prepareEarly,
      onPointerDown: prepareEarly,
      onInput({ target, isTrusted }: { target: EventTarget; isTrusted: boolean }) {
        // A restored draft sends untrusted events. Consent may come later.
        if (isTrusted && window.gtag && !isStarted.current) {
          isStarted.current = true;
          reportEvent('form_start', { form: type });
        }
        // Only then, so that otherwise no keystroke renders the form.
        if (isSubmitting(state)) dispatch({ type: 'edit' });
        recheck((target as HTMLInputElement).name);
      },
    },
  };
}

/** Whether the browser loaded the form's page as a document. Otherwise the visitor reached it inside the app. */
const openedWithDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
};

function listenToBrowser(dispatch: Dispatch): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const at = () => performance.now();
  const tellConnection = () => dispatch({ type: 'connection', isOnline: navigator.onLine, at: at() });
  window.addEventListener('online', tellConnection, { signal });
  window.addEventListener('offline', tellConnection, { signal });
  document.addEventListener('visibilitychange', () => dispatch({ type: 'visibility', at: at() }), { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && dispatch({ type: 'restoredFromCache' }),
    {
      signal,
    },
  );
  return () => listening.abort();
}
