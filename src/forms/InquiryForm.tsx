import { clsx } from 'clsx';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { type FormFields, honeypotName, type InquiryType } from '#shared/form-fields.ts';
import { functionPath } from '#shared/function-api.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import callout from './Callout.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormErrorsContext } from './fields/Field.tsx';
import { FormGroups } from './FormGroups.tsx';
import styles from './InquiryForm.module.css';
import { useReceipt } from './receipt.ts';
import { RefusedPanel } from './RefusedPanel.tsx';
import { SentPanel } from './SentPanel.tsx';
import { errorsOf, type FailureReason, type FormState, isSubmitting } from './state.ts';
import textButton from './TextButton.module.css';
import { type DraftState, useDraft } from './use-draft.ts';
import { useInquiry } from './use-inquiry.ts';

/** The address the form is posted to, at the site's own origin if there is no hosted backend. */
const action = `${provider.supabaseUrl ?? ''}${functionPath}`;

interface InquiryFormProps {
  readonly type: InquiryType;
  readonly fields: FormFields;
  readonly submitLabel: string;
  readonly sentTitle: string;
  /** What happens to the data, where no field asks for consent. */
  readonly dataUse?: string;
  /** The steps that follow once an inquiry is sent. */
  readonly next: readonly TitledText[];
  /** Hidden inputs, and code that must run again when the fields are replaced. */
  readonly children?: ReactNode;
}

/**
 * A form that the browser posts before hydration and without JavaScript. After hydration our code checks and sends it. Its inputs are uncontrolled: text typed before hydration stays, and no keystroke re-renders the form.
 */
export function InquiryForm({
  type,
  fields,
  submitLabel,
  sentTitle,
  dataUse,
  next,
  children,
}: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, type);
  const { state, restart, handlers } = useInquiry(form, type, fields, draft);
  const receipt = useReceipt(type);
  const errors = errorsOf(state);

  return (
    <div className={styles.root}>
      <SentPanel
        title={sentTitle}
        receipt={receipt}
        isNew={state.name === 'sent'}
        next={next}
        restart={restart}
      />
      <form ref={form} method="post" action={action} {...handlers}>
        <RefusedPanel fields={fields} />
        <input type="hidden" name="type" value={type} />
        <div className={styles.honeypot} aria-hidden>
          <label htmlFor={honeypotName}>Leave this empty</label>
          <input id={honeypotName} name={honeypotName} tabIndex={-1} autoComplete="off" />
        </div>
        <div className={styles.top}>
          {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} fields={fields} />}
          <div className={styles.opening}>
            <p>
              Fields marked <b>*</b> are required.
            </p>
            <DraftNote state={draft.state} discard={draft.clear} />
          </div>
        </div>
        <FormErrorsContext value={errors}>
          <Fragment key={draft.formKey}>
            {children}
            <FormGroups type={type} fields={fields} />
          </Fragment>
        </FormErrorsContext>
        <div className={styles.actions}>
          {dataUse && (
            <p className={styles.dataUse}>
              {dataUse} {provider.privacyUrl && <a href={provider.privacyUrl}>Privacy Policy</a>}
            </p>
          )}
          {provider.isPreview && (
            <p className={styles.dataUse}>
              This is a preview. Its forms are off, and nothing you type is sent.
            </p>
          )}
          {/* While its submit button is disabled, a form can't be submitted with Enter either (HTML, implicit submission). */}
          <Button type="submit" disabled={provider.isPreview || isSubmitting(state)} data-label={submitLabel}>
            <span>{isSubmitting(state) ? 'Submitting...' : submitLabel}</span>
          </Button>
          <StateNotice state={state} />
        </div>
      </form>
    </div>
  );
}

/** Says below the button why an inquiry isn't stored yet, and scrolls so that no toast covers it. */
function StateNotice({ state }: { state: FormState }) {
  const region = useRef<HTMLDivElement>(null);
  const notice = noticeOf(state);
  useEffect(() => {
    if (notice) region.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  // Always rendered, because screen readers only announce changes inside a live region.
  return (
    <div ref={region} role="status" className={styles.notice}>
      {notice && (
        <p className={clsx(callout.root, state.name === 'failed' && callout.failure)}>
          <b>{notice[0]}</b> {notice[1]}
        </p>
      )}
    </div>
  );
}

/** What happened, and what it means for the visitor. */
type Notice = readonly [string, string];

function noticeOf(state: FormState): Notice | undefined {
  switch (state.name) {
    case 'sending':
      return state.isRetry ? retryNotice : undefined;
    case 'offline':
      return offlineNotice;
    case 'failed':
      return failureNotices[state.reason];
    default:
      return undefined;
  }
}

const retryNotice: Notice = ['Still trying…', 'The first attempt didn’t get through.'];

const offlineNotice: Notice = [
  'You are offline.',
  'Your text is kept. Leave this page open, and we’ll send it when you’re back online.',
];

const failureNotices: Readonly<Record<FailureReason, Notice>> = {
  unanswered: ['Our server didn’t answer.', 'Your text is kept, and it’s safe to send it again.'],
  busy: [
    'Our server can’t accept it right now.',
    'Your text is kept. Please send it again in a few minutes.',
  ],
  refused: [
    'Our server didn’t accept it.',
    `Your text is kept. Please try again, or write to ${provider.email}.`,
  ],
};

/** Says that a draft is kept in this browser and lets the visitor discard it, after a question. */
function DraftNote({ state, discard }: { state: DraftState; discard: () => void }) {
  const isThere = state !== 'none';
  // The prerendered page has no such button, so no rule for it either.
  useEffect(() => {
    if (isThere) void loadSiteStyles();
  }, [isThere]);
  return (
    <div>
      <span role="status">
        {state === 'restored' && 'Draft restored'}
        {state === 'without-files' && 'Draft restored; please choose your files again'}
        {state === 'saved' && 'Draft saved in this browser'}
      </span>
      {isThere && (
        <>
          {' · '}
          <button
            type="button"
            className={textButton.root}
            onClick={() => window.confirm('Delete what you have written?') && discard()}
          >
            Discard draft
          </button>
        </>
      )}
    </div>
  );
}
