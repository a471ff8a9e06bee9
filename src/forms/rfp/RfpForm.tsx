import { modalities, programTypes, rfpServices } from '#shared/option-lists.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { CheckboxGroup } from '../fields/CheckboxGroup.tsx';
import { DateField } from '../fields/DateField.tsx';
import { FileField } from '../fields/FileField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { TextField } from '../fields/TextField.tsx';
import { InquiryForm } from '../InquiryForm.tsx';

/** The request for proposal (specification sections 3 to 5). */
export function RfpForm() {
  return (
    <InquiryForm type="rfp" submitLabel="Submit My RFP to DEP" sentTitle="Your RFP has reached us">
      <FieldGroup title="Contact">
        <TextField name="full-name" label="Full name" required autoComplete="name" autoCapitalize="words" />
        <TextField name="email" label="Email" required type="email" inputMode="email" autoComplete="email" />
        <TextField name="company" label="Company" required autoComplete="organization" />
        <TextField name="title" label="Job title" autoComplete="organization-title" />
      </FieldGroup>
      <FieldGroup title="Project">
        <TextField name="project-name" label="Project name" required autoComplete="off" />
        <SelectField name="program-type" label="Program type" required options={programTypes} />
        <CheckboxGroup
          name="modality"
          label="Modality"
          hint="Choose all that apply."
          required
          options={modalities}
        />
      </FieldGroup>
      <FieldGroup title="Scope">
        <CheckboxGroup
          name="services-needed"
          label="Services needed"
          hint="Choose all that apply."
          required
          options={rfpServices}
        />
        <TextArea short name="other-services" label="Other services" />
      </FieldGroup>
      <FieldGroup title="Dates and documents">
        <DateField name="desired-start-date" label="Desired start date" />
        <DateField name="proposal-deadline" label="Proposal deadline" />
        <FileField
          type="rfp"
          name="rfp-document"
          label="Upload RFP Document"
          hint="PDF, DOC, XLS preferred. Up to 5 files, 10MB each."
        />
        <TextArea short name="additional-notes" label="Additional notes" />
      </FieldGroup>
    </InquiryForm>
  );
}
