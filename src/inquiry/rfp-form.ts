import texts from '#content/forms/rfp.json' with { type: 'json' };
import type { FormFields } from './form-fields.ts';
import { listOptions } from './option-lists.ts';
import { acceptedFileTypes, attachmentLimitsText } from './upload-limits.ts';

const { fields, groups: rfpGroups } = texts;

export const rfpForm = {
  full_name: {
    ...fields.full_name,
    kind: 'text',
    group: 'contact',
    column: 'name',
    required: 'always',
    message: 'Full name is required',
    maxLength: 100,
    autocomplete: 'name',
    autocapitalize: 'words',
  },
  email: {
    ...fields.email,
    kind: 'email',
    group: 'contact',
    required: 'always',
    message: 'Please enter a valid email address',
    maxLength: 254,
    autocomplete: 'email',
  },
  company: {
    ...fields.company,
    kind: 'text',
    group: 'contact',
    required: 'always',
    message: 'Company name is required',
    maxLength: 200,
    autocomplete: 'organization',
  },
  title: {
    ...fields.title,
    kind: 'text',
    group: 'contact',
    maxLength: 100,
    autocomplete: 'organization-title',
  },
  project_name: {
    ...fields.project_name,
    kind: 'text',
    group: 'project',
    required: 'always',
    message: 'Project name is required',
    maxLength: 200,
    autocomplete: 'on',
  },
  program_type: {
    ...fields.program_type,
    kind: 'select',
    group: 'project',
    options: listOptions(fields.program_type.options),
    required: 'form',
    message: 'Please choose a program type',
    maxLength: 100,
  },
  // HTML can't require one of several checkboxes.
  modality: {
    ...fields.modality,
    kind: 'checkboxes',
    group: 'project',
    options: listOptions(fields.modality.options),
    required: 'always',
    message: 'Please choose at least one modality',
  },
  services_needed: {
    ...fields.services_needed,
    kind: 'checkboxes',
    group: 'scope',
    options: listOptions(fields.services_needed.options),
    required: 'label',
    message: 'Please choose services from the list',
  },
  other_services: {
    ...fields.other_services,
    kind: 'textarea',
    group: 'scope',
    isShort: true,
    maxLength: 500,
  },
  // Not compared: the proposal deadline usually precedes the start date.
  desired_start_date: {
    ...fields.desired_start_date,
    kind: 'date',
    group: 'documents',
    message: 'Please enter a valid start date, today or later',
  },
  proposal_deadline: {
    ...fields.proposal_deadline,
    kind: 'date',
    group: 'documents',
    message: 'Please enter a valid proposal deadline, today or later',
  },
  files: {
    ...fields.files,
    kind: 'files',
    group: 'documents',
    input: 'rfp-document',
    hint: `${fields.files.hint} ${attachmentLimitsText}`,
    fileTypes: acceptedFileTypes,
  },
  additional_notes: {
    ...fields.additional_notes,
    kind: 'textarea',
    group: 'documents',
    isShort: true,
    maxLength: 2000,
  },
} as const satisfies FormFields<keyof typeof rfpGroups>;
