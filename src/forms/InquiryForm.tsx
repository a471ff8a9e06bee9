import { Fragment, type ReactNode, useRef } from 'react';
import { type FormFields, honeypotName, type InquiryType } from '#shared/form-fields.ts';
import { functionPath } from '#shared/function-api.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { legalUrls } from '#src/site/legal-urls.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { DraftNote } from './DraftNote.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormErrorsContext } from './fields/Field.tsx';
import { FormGroups, type PresetGroup } from './FormGroups.tsx';
import styles from './InquiryForm.module.css';
import { EarlierReceipt } from './EarlierReceipt.tsx';
import { useReceipt } from './receipt-store.ts';
import { RejectedPanel } from './RejectedPanel.tsx';
import { SentPanel } from './SentPanel.tsx';
import { getErrors, isSubmitting } from './state.ts';
import { StateNotice } from './StateNotice.tsx';
import { useInquiry } from './use-inquiry.ts';

const action = `${provider.supabaseUrl ?? ''}${functionPath}`;

interface InquiryFormProps {
  readonly type: InquiryType;
  readonly fields: FormFields;
  readonly submitLabel: string;
  readonly sentTitle: string;
  /** Replaces a consent field with a note on data use. */
  readonly dataUseNotice?: string;
  readonly nextSteps: readonly TitledText[];
  readonly presetGroup?: PresetGroup | undefined;
  /** Inputs outside the table of fields, which remount when the form gets new fields. */
  readonly children?: ReactNode;
}

/**
 * The inputs are uncontrolled, so they keep text typed before hydration, and typing doesn't re-render the form.
 */
export function InquiryForm({
  type,
  fields,
  submitLabel,
  sentTitle,
  dataUseNotice,
  nextSteps,
  presetGroup,
  children,
}: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, draft, discard, startNewForm, handlers } = useInquiry(form, type, fields);
  const { receipt, earlierReceipt } = useReceipt(type);
  const errors = getErrors(state);

  return (
    <div className={styles.root}>
      <SentPanel
        title={sentTitle}
        receipt={receipt}
        wasJustSent={state.name === 'sent'}
        nextSteps={nextSteps}
        startNewForm={startNewForm}
      />
      <form ref={form} method="post" action={action} {...handlers}>
        <RejectedPanel fields={fields} />
        <input type="hidden" name="type" value={type} />
        <div className={styles.honeypot} aria-hidden>
          <label htmlFor={honeypotName}>Leave this empty</label>
          <input id={honeypotName} name={honeypotName} tabIndex={-1} autoComplete="off" />
        </div>
        {/* Keeps one grid row, with or without errors. */}
        <div>
          {earlierReceipt && <EarlierReceipt type={type} receipt={earlierReceipt} />}
          {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} fields={fields} />}
          <div className={styles.opening}>
            <p>
              Fields marked <b>*</b> are required.
            </p>
            <DraftNote state={draft.state} discard={discard} />
          </div>
        </div>
        <FormErrorsContext value={errors}>
          <Fragment key={draft.formKey}>
            {children}
            <FormGroups fields={fields} presetGroup={presetGroup} />
          </Fragment>
        </FormErrorsContext>
        <div className={styles.actions}>
          {dataUseNotice && (
            <p className={styles.dataUse}>
              {dataUseNotice} {legalUrls.privacy && <a href={legalUrls.privacy}>Privacy Policy</a>}
            </p>
          )}
          {provider.isPreview && (
            <p className={styles.dataUse}>
              This is a preview. The forms are turned off, and nothing you type is sent.
            </p>
          )}
          {/* While the submit button is disabled, Enter doesn't submit either (HTML, implicit submission). */}
          <Button type="submit" disabled={provider.isPreview || isSubmitting(state)} data-label={submitLabel}>
            <span>{isSubmitting(state) ? 'Submitting...' : submitLabel}</span>
          </Button>
          <StateNotice state={state} />
        </div>
      </form>
    </div>
  );
}
