import { useEffect } from 'react';
import { developmentStages, serviceTypes, therapeuticAreas, timelines } from '#shared/option-lists.ts';
import { provider } from '#src/site/provider.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { ConsentField } from '../fields/ConsentField.tsx';
import { FileField } from '../fields/FileField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { TextField } from '../fields/TextField.tsx';
import { InquiryForm } from '../InquiryForm.tsx';
import { useQuery } from '../use-query.ts';
import { readArrival } from './arrival.ts';

/** The contact inquiry (specification sections 3 to 5). */
export function ContactForm() {
  const { topic, service, label, serviceType } = readArrival(useQuery());
  useEffect(() => preselect(serviceType), [serviceType]);

  return (
    <InquiryForm
      type="contact"
      submitLabel="Share My Project with DEP"
      sentTitle="Your inquiry has reached us"
      opening={
        label && (
          <>
            You came about: <strong>{label}</strong>.
          </>
        )
      }
    >
      <input type="hidden" name="topic" value={topic ?? ''} />
      <input type="hidden" name="service" value={service ?? ''} />
      <FieldGroup title="About you">
        <TextField name="name" label="Name" required autoComplete="name" autoCapitalize="words" />
        <TextField name="email" label="Email" required type="email" inputMode="email" autoComplete="email" />
        <TextField name="company" label="Company" required autoComplete="organization" />
        <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      </FieldGroup>
      <FieldGroup title="Your program">
        <SelectField name="therapeutic-area" label="Therapeutic area" required options={therapeuticAreas} />
        <SelectField name="dev-stage" label="Development stage" required options={developmentStages} />
        <SelectField name="timeline" label="Timeline" required options={timelines} />
        <SelectField name="service-type" label="Services of interest" required options={serviceTypes} />
      </FieldGroup>
      <FieldGroup title="Your project">
        <TextArea
          name="project-description"
          label="Project description"
          hint="The molecule, what has been done so far, and the decision or milestone in front of you. Leave out what you may only share under a CDA."
          required
        />
        <FileField
          type="contact"
          name="data-files"
          label="Data files"
          hint="Up to 5 files, 10MB each. For larger datasets you get a secure upload link after contact."
        />
        <TextArea short name="additional-info" label="Additional information" />
        <ConsentField name="consent">
          I agree that DEP processes my data to respond to my inquiry and to establish a potential
          collaboration. {provider.privacyUrl && <a href={provider.privacyUrl}>Privacy Policy</a>}
        </ConsentField>
      </FieldGroup>
    </InquiryForm>
  );
}

/** Chooses what the visitor came about, unless he or his draft has chosen already. */
function preselect(serviceType: string | undefined) {
  const select = document.getElementById('service-type');
  if (serviceType && select instanceof HTMLSelectElement && select.value === '') select.value = serviceType;
}
