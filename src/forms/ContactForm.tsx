import { useEffect } from 'react';
import { contactForm } from '#shared/contact-form.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { useInquiryTopic } from './inquiry-topic.ts';
import { InquiryForm } from './InquiryForm.tsx';

export function ContactForm({ nextSteps }: { nextSteps: readonly TitledText[] }) {
  const { topic, service, serviceType } = useInquiryTopic();
  return (
    <InquiryForm
      type="contact"
      fields={contactForm}
      submitLabel="Share My Project with DEP"
      sentTitle="We received your inquiry"
      nextSteps={nextSteps}
    >
      <input type="hidden" name="topic" value={topic ?? ''} />
      <input type="hidden" name="service" value={service ?? ''} />
      <Preselection serviceType={serviceType} />
    </InquiryForm>
  );
}

/** Preselects the service from the link, unless the visitor or the draft has chosen one. */
function Preselection({ serviceType }: { serviceType: string | undefined }) {
  useEffect(() => {
    const select = document.getElementById('service-type');
    if (!serviceType || !(select instanceof HTMLSelectElement)) return undefined;
    let isPreselected = false;
    const markAsChosen = () => (isPreselected = false);
    select.addEventListener('input', markAsChosen);
    // Runs after the form's effect that restores the draft.
    queueMicrotask(() => {
      if (select.value !== '') return;
      select.value = serviceType;
      isPreselected = true;
    });
    return () => {
      select.removeEventListener('input', markAsChosen);
      if (isPreselected) select.value = '';
    };
  }, [serviceType]);
  return null;
}
