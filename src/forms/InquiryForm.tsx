import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type FormFields, honeypotName, type InquiryType } from '#shared/form-fields.ts';
import { functionPath, refusalAnchor, refusedQuery } from '#shared/function-api.ts';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { DelayNotice } from './DelayNotice.tsx';
import { FormErrorsContext } from './fields/Field.tsx';
import { FormGroups } from './FormGroups.tsx';
import styles from './InquiryForm.module.css';
import { canUploadAgain, errorsOf, isSubmitting, noticeOf } from './machine.ts';
import { SentPanel } from './SentPanel.tsx';
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
  /** Hidden inputs and what else belongs to the fields: it is mounted anew with them. */
  readonly children?: ReactNode;
}

/**
 * A form that the browser posts itself before hydration and without JavaScript. After hydration our own code checks and
 * sends it. Its inputs are uncontrolled: text typed before hydration stays, and no keystroke re-renders the form.
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
  const { state: draftState, formKey, draft } = useDraft(form, type);
  const { state, code, tryNow, stop, uploadAgain, restart, handlers } = useInquiry(form, type, fields, draft);
  const errors = errorsOf(state);

  return (
    <div className={styles.root}>
      <SentPanel
        title={sentTitle}
        receipt={state.name === 'sent' ? state.receipt : undefined}
        isNew={state.name === 'sent' && state.exchange !== undefined}
        next={next}
        uploadAgain={canUploadAgain(state) ? uploadAgain : undefined}
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
          {code && Object.keys(errors).length > 0 && <code.ErrorSummary errors={errors} fields={fields} />}
          <div className={styles.opening}>
            <p>
              Fields marked <b>*</b> are required.
            </p>
            <DraftNote state={draftState} discard={() => draft.clear()} />
          </div>
        </div>
        <FormErrorsContext value={errors}>
          <Fragment key={formKey}>
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
          <DelayNotice notice={noticeOf(state)} stop={stop} tryNow={tryNow} />
        </div>
      </form>
    </div>
  );
}

/**
 * Explains why a native post was refused. The function redirects to the anchor of the first wrong field, which shows
 * the panel instead of the form. After hydration it shows the paragraph of every wrong field that the query names.
 */
function RefusedPanel({ fields }: { fields: FormFields }) {
  const { search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const query = useIsHydrated() ? new URLSearchParams(search).get(refusedQuery) : null;
  const causes = query?.split(',') ?? [];
  useEffect(() => {
    // The paragraphs that were added moved the panel's beginning out of view.
    if (query !== null) panel.current?.scrollIntoView();
  }, [query]);
  const paragraph = (cause: string) => ({
    id: refusalAnchor(cause),
    ...(causes.includes(cause) && { 'data-shown': '' }),
  });
  return (
    <div ref={panel} className={styles.refused}>
      <b>This has not been sent yet</b>
      {Object.entries(fields).map(([name, field]) => (
        <p key={name} {...paragraph(name)}>
          Please check “{field.label}”{'message' in field && field.message && `: ${field.message}`}.
        </p>
      ))}
      <p {...paragraph('later')}>Please try again later. Your message was not sent.</p>
      <p {...paragraph('other')}>Please send it again, or write to us.</p>
      <p>Go back: everything you wrote is there.</p>
    </div>
  );
}

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
