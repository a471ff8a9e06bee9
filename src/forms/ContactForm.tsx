import { useEffect } from 'react';
import { contactForm } from '#shared/contact-form.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { preselect } from './form-answers.ts';
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

/** Preselects the service from the link. */
function Preselection({ serviceType = '' }: { serviceType: string | undefined }) {
  useEffect(() => {
    const select = document.getElementById('service-type');
    if (select instanceof HTMLSelectElement) preselect(select, serviceType);
  }, [serviceType]);
  return null;
}
