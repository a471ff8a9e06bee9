import { useState } from 'react';
import { contactForm } from '#shared/contact-form.ts';
import type { FormFields } from '#shared/form-fields.ts';
import type { TitledText } from '#src/site/page-content.ts';
import type { IntentName } from './contact-intents.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { IntentFields } from './IntentFields.tsx';

/** Only someone who discusses a program is asked to describe it. */
export function ContactForm({ nextSteps }: { nextSteps: readonly TitledText[] }) {
  const [intent, setIntent] = useState<IntentName>('program');
  const { fields, submitLabel } = versions[intent];
  return (
    <InquiryForm
      type="contact"
      fields={fields}
      unaskedGroup={intent === 'program' ? undefined : contactForm.timeline.group}
      submitLabel={submitLabel}
      sentTitle="We received your inquiry"
      nextSteps={nextSteps}
    >
      <IntentFields intent={intent} onChange={setIntent} />
    </InquiryForm>
  );
}

interface FormVersion {
  readonly fields: FormFields;
  readonly submitLabel: string;
}

const cdaHint = 'Leave out anything you can share only under a CDA.';

/** The form's questions, with labels for another intent than a program. */
const relabel = (group: string, label: string, message: string): FormFields =>
  Object.fromEntries(
    Object.entries<FormFields[string]>(contactForm).map(([name, field]) => [
      name,
      {
        ...field,
        ...(field.group === contactForm.files.group && { group }),
        ...(name === 'project_description' && { label, message, hint: cdaHint }),
      },
    ]),
  );

const versions: Readonly<Record<IntentName, FormVersion>> = {
  program: { fields: contactForm, submitLabel: 'Share My Project with DEP' },
  'case-brief': {
    fields: relabel(
      'Your request',
      'Which case, and what you’d like to know',
      'Please say which case you mean',
    ),
    submitLabel: 'Request the Case Brief',
  },
  service: {
    fields: relabel('Your question', 'What you’d like to know', 'Please write your question'),
    submitLabel: 'Send My Question to DEP',
  },
  partnership: {
    fields: relabel(
      'Your expertise',
      'Your field, and how you’d like to work with us',
      'Please describe your field',
    ),
    submitLabel: 'Offer My Expertise to DEP',
  },
};
