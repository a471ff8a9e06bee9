import {
  type FormEvent,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { type FormFields, honeypotName, type InquiryType } from '#src/inquiry/form-fields.ts';
import { functionPath } from '#src/inquiry/function-api.ts';
import { reportEvent } from '#src/analytics/analytics-events.ts';
import { useStore } from '#src/browser/store.ts';
import type { TitledText } from '#src/content/page-content.ts';
import { legalUrls } from '#src/content/values/legal-urls.ts';
import { phrases } from '#src/content/values/phrases.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { isEdit } from './form-controls.ts';
import { DraftNote } from './DraftNote.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormErrorsContext } from './fields/Field.tsx';
import { FormGroups } from './FormGroups.tsx';
import { inquiries, initialState, loadSend } from './inquiry-state.ts';
import styles from './InquiryForm.module.css';
import { readLinkQuery } from './inquiry-topic.ts';
import { keepAnswers } from './kept-answers.ts';
import { RejectedPanel } from './RejectedPanel.tsx';
import { SentPanel } from './SentPanel.tsx';
import { type FormErrors, isSubmitting } from './status.ts';
import { StatusNotice } from './StatusNotice.tsx';

const action = `${provider.supabaseUrl ?? ''}${functionPath}`;

/** One object, so that fields don't re-render when the status changes. */
const noErrors: FormErrors = {};

interface InquiryFormProps {
  readonly type: InquiryType;
  /** Labels may change; names may not. */
  readonly fields: FormFields;
  /** Titles by group, in display order. */
  readonly groups: Readonly<Record<string, string>>;
  readonly unaskedGroup?: string | undefined;
  readonly submitLabel: string;
  readonly sentTitle: string;
  /** Replaces a consent field with a note on data use. */
  readonly dataUseNotice?: string;
  readonly nextSteps: readonly TitledText[];
  /** Inputs outside the table of fields. They remount when `formKey` changes. */
  readonly children?: ReactNode;
}

/** The inputs are uncontrolled, so they keep text typed before hydration. */
export function InquiryForm({
  type,
  fields,
  groups,
  unaskedGroup,
  submitLabel,
  sentTitle,
  dataUseNotice,
  nextSteps,
  children,
}: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hasReportedStart = useRef(false);
  const search = readLinkQuery(useLocation());
  const inquiry = inquiries[type];
  const { status, draft, formKey, receipt } = useStore(inquiry.state, initialState);
  const errors = status.name === 'invalid' ? status.errors : noErrors;

  // Before `attach`, which restores the draft into empty fields.
  useLayoutEffect(() => {
    if (form.current) keepAnswers(form.current);
  }, []);

  const attach = useEffectEvent((element: HTMLFormElement) => inquiry.attach(element, fields, search));
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const detach = attach(element);
    // Our validation shows the specified messages.
    element.setAttribute('novalidate', '');
    if (element.contains(document.activeElement)) loadEarly();
    return () => {
      detach();
      allowNativePost(element);
    };
  }, []);

  useEffect(() => {
    if (form.current) inquiry.followLink(form.current, search, formKey);
  }, [inquiry, search, formKey]);

  /** Waits until React has rendered an empty form. */
  const focusFirstField = () =>
    window.setTimeout(() =>
      form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus(),
    );

  const handlers = {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      // First, so that the browser posts the form if this throws.
      inquiry.submit(event.currentTarget, fields);
      event.preventDefault();
    },
    onFocus: loadEarly,
    onPointerDown: loadEarly,
    onInput(event: FormEvent<HTMLFormElement>) {
      const isByVisitor = isEdit(event);
      // Consent to analytics may come later.
      if (isByVisitor && window.gtag && !hasReportedStart.current) {
        hasReportedStart.current = true;
        reportEvent('form_start', { form: type });
      }
      inquiry.edit((event.target as HTMLInputElement).name, fields, isByVisitor);
    },
  };

  return (
    <div className={styles.root}>
      <SentPanel
        title={sentTitle}
        receipt={receipt}
        wasJustSent={status.name === 'sent'}
        nextSteps={nextSteps}
        startNewForm={() => {
          inquiry.startNewForm();
          focusFirstField();
        }}
      />
      <form ref={form} method="post" action={action} {...handlers}>
        <RejectedPanel fields={fields} />
        <input type="hidden" name="type" value={type} />
        <div className={styles.honeypot} aria-hidden>
          <label htmlFor={honeypotName}>Leave this empty</label>
          <input id={honeypotName} name={honeypotName} tabIndex={-1} autoComplete="off" />
        </div>
        {/* One grid row, with or without errors. */}
        <div>
          {errors !== noErrors && <ErrorSummary errors={errors} fields={fields} />}
          <div className={styles.opening}>
            <p>
              Fields marked <b>*</b> are required.
            </p>
            <DraftNote
              state={draft}
              discard={() => {
                inquiry.discard();
                focusFirstField();
              }}
            />
          </div>
        </div>
        <FormErrorsContext value={errors}>
          <Fragment key={formKey}>
            {children}
            <FormGroups fields={fields} groups={groups} unaskedGroup={unaskedGroup} />
          </Fragment>
        </FormErrorsContext>
        <div className={styles.actions}>
          {dataUseNotice && (
            <p className={styles.dataUse}>
              {dataUseNotice} {legalUrls.privacy && <a href={legalUrls.privacy}>{phrases.privacyPolicy}</a>}
            </p>
          )}
          {provider.isPreview && (
            <p className={styles.dataUse}>
              This is a preview. The forms are turned off, and nothing you type is sent.
            </p>
          )}
          {/* While the button is disabled, Enter doesn't submit either (HTML, implicit submission). */}
          <Button
            type="submit"
            disabled={provider.isPreview || isSubmitting(status)}
            data-label={submitLabel}
          >
            <span>{isSubmitting(status) ? 'Submitting...' : submitLabel}</span>
          </Button>
          <StatusNotice status={status} />
        </div>
      </form>
    </div>
  );
}

/** If loading fails, submitting tries again. */
const loadEarly = () => void loadSend().catch(() => {});

/** If the form's code throws, its HTML stays (`EnhancementBoundary`). */
function allowNativePost(form: HTMLFormElement) {
  form.noValidate = false;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || provider.isPreview) return;
  button.disabled = false;
  const label = button.querySelector('span');
  if (label) label.textContent = button.dataset['label'] ?? '';
}
