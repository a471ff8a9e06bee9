import { useState } from 'react';
import texts from '#content/forms/contact.json' with { type: 'json' };
import { contactForm } from '#src/inquiry/contact-form.ts';
import type { FormFields } from '#src/inquiry/form-fields.ts';
import type { TitledText } from '#src/content/page-content.ts';
import type { IntentName } from './contact-intents.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { IntentFields } from './IntentFields.tsx';

const { intents, groups, hint, sent } = texts;

export function ContactForm({ nextSteps }: { nextSteps: readonly TitledText[] }) {
  const [intent, setIntent] = useState<IntentName>('program');
  return (
    <InquiryForm
      type="contact"
      {...versions[intent]}
      unaskedGroup={intent === 'program' ? undefined : contactForm.timeline.group}
      submitLabel={intents[intent].button}
      sentTitle={sent}
      nextSteps={nextSteps}
    >
      <IntentFields intent={intent} onChange={setIntent} />
    </InquiryForm>
  );
}

const createVersion = (intent: Exclude<IntentName, 'program'>, message: string) => ({
  fields: {
    ...contactForm,
    project_description: {
      ...contactForm.project_description,
      label: intents[intent].question,
      message,
      hint,
    },
  } satisfies FormFields,
  groups: { ...groups, project: intents[intent].heading },
});

const versions = {
  program: { fields: contactForm, groups },
  'case-brief': createVersion('case-brief', 'Please say which case you mean'),
  service: createVersion('service', 'Please write your question'),
  partnership: createVersion('partnership', 'Please describe your field'),
};
