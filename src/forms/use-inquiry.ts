import { type RefObject, type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { type FormFields, type InquiryType, getPayloadName } from '#shared/form-fields.ts';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { getDocumentUrl } from '#src/browser/attribution.ts';
import { useStore } from '#src/browser/store.ts';
import { provider } from '#src/site/provider.ts';
import { initialDraftView } from './draft.ts';
import { readAnswers } from './form-answers.ts';
import { useInquiryTopic } from './inquiry-topic.ts';
import { keepAnswers } from './kept-answers.ts';
import { removeReceipt } from './receipt-store.ts';
import { loadSend, inquiryStores } from './inquiry-store.ts';
import { getErrors, idle } from './state.ts';

export function useInquiry(form: RefObject<HTMLFormElement | null>, type: InquiryType, fields: FormFields) {
  const inquiry = inquiryStores[type];
  const state = useStore(inquiry.state, idle);
  const draft = useStore(inquiry.draft.view, initialDraftView);
  const { label: topic } = useInquiryTopic();
  const openedAtMs = useRef(0);
  const hasReportedStart = useRef(false);

  // Before the form is attached, which restores the draft into fields that are still empty.
  useLayoutEffect(() => {
    if (form.current) keepAnswers(form.current);
  }, [form]);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    // The first page opened before hydration.
    const isFirstPage = getDocumentUrl()?.pathname === window.location.pathname;
    openedAtMs.current = isFirstPage ? 0 : performance.now();
    const detach = inquiry.attach(element, fields);
    // Turns off the browser's validation, so that ours shows the specified messages.
    element.setAttribute('novalidate', '');
    if (element.contains(document.activeElement)) loadEarly();
    return () => {
      detach();
      allowNativePost(element);
    };
  }, [form, inquiry, fields]);

  const { name } = state;
  useEffect(() => {
    if (form.current && (name === 'failed' || name === 'offline')) returnFocus(form.current);
  }, [form, name]);

  const revalidateField = async (element: HTMLFormElement, field: string) => {
    const { validateField } = await loadSend();
    const message = validateField({ type, fields, answers: readAnswers(element) }, field);
    inquiry.dispatch({ type: 'correct', field, message });
  };

  /** Waits until React has shown an empty form. */
  const focusFirstField = () =>
    window.setTimeout(() =>
      form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus(),
    );

  return {
    state,
    draft,
    discard: () => {
      inquiry.discard();
      focusFirstField();
    },
    /** Keeps the draft, which is newer than the receipt: sending deleted the earlier one. */
    startNewForm: () => {
      removeReceipt(type);
      focusFirstField();
    },
    handlers: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        // Before the default is prevented, so that the browser posts the form if this throws.
        const submission = {
          type,
          fields,
          answers: readAnswers(event.currentTarget),
          key: inquiry.draft.getKey(),
          topic,
          openedAtMs: openedAtMs.current,
        };
        event.preventDefault();
        inquiry.submit(submission);
      },
      onFocus: loadEarly,
      onPointerDown: loadEarly,
      onInput({ target, isTrusted }: { target: EventTarget; isTrusted: boolean }) {
        // A restored draft dispatches untrusted events. Consent may come later.
        if (isTrusted && window.gtag && !hasReportedStart.current) {
          hasReportedStart.current = true;
          reportEvent('form_start', { form: type });
        }
        inquiry.edit();
        const field = getPayloadName(fields, (target as HTMLInputElement).name);
        if (form.current && getErrors(state)[field] !== undefined) void revalidateField(form.current, field);
      },
    },
  };
}

/** If loading fails, submitting tries again. */
const loadEarly = () => void loadSend().catch(() => {});

/** If the form's code throws, its HTML stays in the page (`EnhancementBoundary`). */
function allowNativePost(form: HTMLFormElement) {
  form.noValidate = false;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || provider.isPreview) return;
  button.disabled = false;
  const label = button.querySelector('span');
  if (label) label.textContent = button.dataset['label'] ?? '';
}

/** Browsers remove focus from a button that becomes disabled. */
function returnFocus(form: HTMLFormElement) {
  if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}
