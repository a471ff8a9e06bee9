import type { FormFields } from './form-fields.ts';
import type { Option } from './option-lists.ts';
import { acceptedFileTypes, attachmentLimitsText } from './upload-limits.ts';

const programTypes = [
  { value: 'nce', label: 'New Chemical Entity' },
  { value: 'repurposed', label: 'Repurposed Asset' },
  { value: 'platform', label: 'Platform Technology' },
  { value: 'not-sure', label: 'Not Sure' },
] as const satisfies readonly Option[];

export const modalities = [
  { value: 'small-molecule', label: 'Small Molecule' },
  { value: 'biologic', label: 'Biologic' },
  { value: 'cell-therapy', label: 'Cell Therapy' },
  { value: 'gene-therapy', label: 'Gene Therapy' },
  { value: 'rna-therapeutic', label: 'RNA Therapeutic' },
  { value: 'adc', label: 'Antibody-Drug Conjugate (ADC)' },
  { value: 'combination', label: 'Combination' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

const rfpServices = [
  { value: 'analytical', label: 'Analytical' },
  { value: 'toxicology', label: 'Toxicology' },
  { value: 'formulation', label: 'Formulation' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'regulatory', label: 'Regulatory' },
  { value: 'stability', label: 'Stability Testing' },
  { value: 'bioanalytical', label: 'Bioanalytical' },
  { value: 'ind-enabling', label: 'IND-Enabling' },
  { value: 'cmcServices', label: 'CMC Services' },
] as const satisfies readonly Option[];

type Group = 'Contact' | 'Project' | 'Scope' | 'Dates and documents';

export const rfpForm = {
  full_name: {
    kind: 'text',
    label: 'Full name',
    group: 'Contact',
    column: 'name',
    required: 'always',
    message: 'Full name is required',
    maxLength: 100,
    autocomplete: 'name',
    autocapitalize: 'words',
  },
  email: {
    kind: 'email',
    label: 'Email',
    group: 'Contact',
    required: 'always',
    message: 'Please enter a valid email address',
    maxLength: 254,
    autocomplete: 'email',
  },
  company: {
    kind: 'text',
    label: 'Company',
    group: 'Contact',
    required: 'always',
    message: 'Company name is required',
    maxLength: 200,
    autocomplete: 'organization',
  },
  title: {
    kind: 'text',
    label: 'Job title',
    group: 'Contact',
    maxLength: 100,
    autocomplete: 'organization-title',
  },
  project_name: {
    kind: 'text',
    label: 'Project name',
    group: 'Project',
    required: 'always',
    message: 'Project name is required',
    maxLength: 200,
    autocomplete: 'on',
  },
  program_type: {
    kind: 'select',
    label: 'Program type',
    group: 'Project',
    options: programTypes,
    required: 'form',
    message: 'Please choose a program type',
    maxLength: 100,
  },
  // `always`: HTML can't require a choice in a group of checkboxes.
  modality: {
    kind: 'checkboxes',
    label: 'Modality',
    group: 'Project',
    hint: 'Select all that apply. We lead small molecule programs. If yours is something else, we’ll tell you whether our vendors cover it.',
    options: modalities,
    required: 'always',
    message: 'Please choose at least one modality',
  },
  services_needed: {
    kind: 'checkboxes',
    label: 'Services needed',
    group: 'Scope',
    hint: 'Select all that apply.',
    options: rfpServices,
    required: 'label',
    message: 'Please choose services from the list',
  },
  other_services: {
    kind: 'textarea',
    label: 'Other services',
    group: 'Scope',
    isShort: true,
    maxLength: 500,
  },
  // The dates aren't compared: the deadline for proposals usually precedes the start date.
  desired_start_date: {
    kind: 'date',
    label: 'Desired start date',
    group: 'Dates and documents',
    message: 'Please enter a valid start date, today or later',
  },
  proposal_deadline: {
    kind: 'date',
    label: 'Proposal deadline',
    group: 'Dates and documents',
    message: 'Please enter a valid proposal deadline, today or later',
  },
  files: {
    kind: 'files',
    label: 'Upload RFP Document',
    group: 'Dates and documents',
    input: 'rfp-document',
    hint: `PDF, DOC, XLS preferred. ${attachmentLimitsText}`,
    fileTypes: acceptedFileTypes,
  },
  additional_notes: {
    kind: 'textarea',
    label: 'Additional notes',
    group: 'Dates and documents',
    isShort: true,
    maxLength: 2000,
  },
} as const satisfies FormFields<Group>;
