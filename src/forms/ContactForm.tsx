import { useState } from 'react';
import { contactForm } from '#shared/contact-form.ts';
import type { TitledText } from '#src/site/page-content.ts';
import type { PresetGroup } from './FormGroups.tsx';
import { IntentFields } from './IntentFields.tsx';
import { InquiryForm } from './InquiryForm.tsx';

export function ContactForm({ nextSteps }: { nextSteps: readonly TitledText[] }) {
  const [preset, setPreset] = useState<PresetGroup['answers']>();
  return (
    <InquiryForm
      type="contact"
      fields={contactForm}
      submitLabel="Share My Project with DEP"
      sentTitle="We received your inquiry"
      nextSteps={nextSteps}
      presetGroup={preset && { title: contactForm.timeline.group, answers: preset }}
    >
      <IntentFields onPreset={setPreset} />
    </InquiryForm>
  );
}
