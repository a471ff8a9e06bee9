import { Fragment, type ReactNode, useRef } from 'react';
import { type FormFields, honeypotName, type InquiryType } from '#shared/form-fields.ts';
import { functionPath, refusalAnchor } from '#shared/function-api.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { DelayNotice } from './DelayNotice.tsx';
import type { DraftState } from './draft/draft-keeper.ts';
import { useDraft } from './draft/use-draft.ts';
import { FormErrorsContext } from './form-state.ts';
import { FormGroups } from './FormGroups.tsx';
import { inquiryFormRecipe } from './InquiryForm.recipe.ts';
import { SentPanel } from './SentPanel.tsx';
import { useSubmission } from './use-submission.ts';

/** The address the form is posted to, at the site's own origin if there is no hosted backend. */
const action = `${provider.supabaseUrl ?? ''}${functionPath}`;

interface InquiryFormProps {
  readonly type: InquiryType;
  readonly fields: FormFields;
  readonly submitLabel: string;
  readonly sentTitle: string;
  /** The steps that follow once an inquiry is sent. */
  readonly next: readonly TitledText[];
  /** Hidden inputs and what else belongs to the fields: it is mounted anew with them. */
  readonly children?: ReactNode;
}

/**
 * A form that the browser posts itself before hydration and without JavaScript. After hydration our own code checks and
 * sends it. Its inputs are uncontrolled: text typed before hydration stays, and no keystroke re-renders the form.
 */
export function InquiryForm({ type, fields, submitLabel, sentTitle, next, children }: InquiryFormProps) {
  const styles = classNames(inquiryFormRecipe);
  const form = useRef<HTMLFormElement>(null);
  const { state, round, draft } = useDraft(form, type);
  const { status, ErrorSummary, tryNow, stop, restart, handlers } = useSubmission(form, type, fields, draft);

  return (
    <div className={styles.root}>
      <SentPanel className={styles.sent} title={sentTitle} sent={status.sent} next={next} restart={restart} />
      <form ref={form} method="post" action={action} {...handlers}>
        <RefusedPanel fields={fields} />
        <input type="hidden" name="type" value={type} />
        <div className={styles.honeypot} aria-hidden>
          <label htmlFor={honeypotName}>Leave this empty</label>
          <input id={honeypotName} name={honeypotName} tabIndex={-1} autoComplete="off" />
        </div>
        {ErrorSummary && <ErrorSummary errors={status.errors} fields={fields} />}
        <div className={styles.opening}>
          <p>
            Fields marked <b>*</b> are required.
          </p>
          <DraftNote state={state} discard={() => draft.clear()} />
        </div>
        <FormErrorsContext value={status.errors}>
          <Fragment key={round}>
            {children}
            <FormGroups type={type} fields={fields} />
          </Fragment>
        </FormErrorsContext>
        <div className={styles.actions}>
          <Button type="submit" disabled={status.isSending} data-label={submitLabel}>
            <span>{status.isSending ? 'Submitting...' : submitLabel}</span>
          </Button>
          <DelayNotice notice={status.notice} stop={stop} tryNow={tryNow} />
        </div>
      </form>
    </div>
  );
}

/**
 * Says why a form posted without JavaScript was refused. It is part of every form, and is shown instead of it if the
 * address names a cause: the function redirects there if it can't answer with a page of its own.
 */
function RefusedPanel({ fields }: { fields: FormFields }) {
  return (
    <div className={classNames(inquiryFormRecipe).refused}>
      <b>This has not been sent yet</b>
      {Object.entries(fields).map(([name, field]) => (
        <p key={name} id={refusalAnchor(name)}>
          Please check “{field.label}”{'message' in field && field.message && `: ${field.message}`}.
        </p>
      ))}
      <p id={refusalAnchor('later')}>Please send it again in a few minutes.</p>
      <p id={refusalAnchor('other')}>Please send it again, or write to us.</p>
      <p>Go back: everything you wrote is there.</p>
    </div>
  );
}

/** Says that a draft is kept in this browser and lets the visitor discard it, after a question. */
function DraftNote({ state, discard }: { state: DraftState; discard: () => void }) {
  return (
    <div>
      <span role="status">
        {state === 'restored' && 'Draft restored'}
        {state === 'without-files' && 'Draft restored; please choose your files again'}
        {state === 'saved' && 'Draft saved in this browser'}
      </span>
      {state !== 'none' && (
        <>
          {' · '}
          <button
            type="button"
            className={classNames(inquiryFormRecipe).textButton}
            onClick={() => window.confirm('Delete what you have written?') && discard()}
          >
            Discard draft
          </button>
        </>
      )}
    </div>
  );
}
