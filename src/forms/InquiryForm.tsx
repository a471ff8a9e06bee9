import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { FormFields, InquiryType } from '#shared/form-fields.ts';
import { functionPath } from '#shared/function-api.ts';
import type { TitledText } from '#src/site/content-types.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { DelayNotice } from './DelayNotice.tsx';
import { DraftNote } from './DraftNote.tsx';
import { useDraft } from './draft/use-draft.ts';
import { FormErrorsContext, noErrors } from './form-errors.ts';
import { FormGroups } from './FormGroups.tsx';
import { inquiryFormRecipe } from './InquiryForm.recipe.ts';
import { RefusedPanel } from './RefusedPanel.tsx';
import { SentPanel } from './SentPanel.tsx';
import { useQuery } from './use-query.ts';
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
  /** The values of hidden inputs. */
  readonly children?: ReactNode;
}

/**
 * A form that the browser posts itself before hydration and without JavaScript. After hydration our own code checks and
 * sends it. Its inputs are uncontrolled: text typed before hydration stays, and no keystroke re-renders the form.
 */
export function InquiryForm({ type, fields, submitLabel, sentTitle, next, children }: InquiryFormProps) {
  const styles = classNames(inquiryFormRecipe);
  const form = useRef<HTMLFormElement>(null);
  const query = new URLSearchParams(useQuery());
  const { state, draft } = useDraft(form, type, query.get('sent') === '1');
  const { status, tryNow, stop, restart, handlers } = useSubmission(form, type, fields, draft);
  const [discarded, setDiscarded] = useState(0);

  const discard = () => {
    draft.clear();
    setDiscarded((count) => count + 1);
  };

  return (
    <div className={styles.root}>
      <SentPanel className={styles.sent} title={sentTitle} sent={status.sent} next={next} restart={restart} />
      <form ref={form} method="post" action={action} encType="multipart/form-data" {...handlers}>
        <RefusedPanel className={styles.refused} fields={fields} />
        <input type="hidden" name="type" value={type} />
        <div className={styles.honeypot} aria-hidden>
          <label htmlFor="website">Leave this empty</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {status.errors !== noErrors && status.summary}
        <div className={styles.opening}>
          <p>
            Fields marked <b>*</b> are required.
          </p>
          <DraftNote state={state} discard={discard} />
        </div>
        <FormErrorsContext value={status.errors}>
          <Fragment key={`${status.round}/${discarded}`}>
            {children}
            <FormGroups type={type} fields={fields} />
          </Fragment>
        </FormErrorsContext>
        <div className={styles.actions}>
          {provider.turnstileSiteKey && <div data-turnstile="" />}
          <Button type="submit" disabled={status.isSending} data-label={submitLabel}>
            <span>{status.isSending ? 'Submitting...' : submitLabel}</span>
          </Button>
          <DelayNotice className={styles.notice} delay={status.delay} stop={stop} tryNow={tryNow} />
        </div>
      </form>
    </div>
  );
}
