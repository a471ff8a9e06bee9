import texts from '#content/forms/contact.json' with { type: 'json' };
import type { FormFields } from './form-fields.ts';
import { listOptions } from './option-lists.ts';
import { acceptedFileTypes, attachmentLimitsText } from './upload-limits.ts';

const { fields, groups: contactGroups } = texts;

export const contactForm = {
  name: {
    ...fields.name,
    kind: 'text',
    group: 'about',
    required: 'always',
    message: 'Name is required',
    maxLength: 100,
    autocomplete: 'name',
    autocapitalize: 'words',
  },
  email: {
    ...fields.email,
    kind: 'email',
    group: 'about',
    required: 'always',
    message: 'Please enter a valid email address',
    maxLength: 254,
    autocomplete: 'email',
  },
  company: {
    ...fields.company,
    kind: 'text',
    group: 'about',
    required: 'always',
    message: 'Company name is required',
    maxLength: 200,
    autocomplete: 'organization',
  },
  phone: { ...fields.phone, kind: 'tel', group: 'about', maxLength: 20, autocomplete: 'tel' },
  therapeutic_area: {
    ...fields.therapeutic_area,
    kind: 'select',
    group: 'program',
    options: listOptions(fields.therapeutic_area.options),
    required: 'form',
    message: 'Please choose a therapeutic area',
    maxLength: 100,
  },
  development_stage: {
    ...fields.development_stage,
    kind: 'select',
    group: 'program',
    input: 'dev-stage',
    options: listOptions(fields.development_stage.options),
    required: 'form',
    message: 'Please choose a development stage',
    maxLength: 100,
  },
  timeline: {
    ...fields.timeline,
    kind: 'select',
    group: 'program',
    options: listOptions(fields.timeline.options),
    required: 'form',
    message: 'Please choose a timeline',
    maxLength: 100,
  },
  service_type: {
    ...fields.service_type,
    kind: 'select',
    group: 'program',
    options: listOptions(fields.service_type.options),
    required: 'form',
    message: 'Please choose a service',
    maxLength: 100,
  },
  /** The home page's timeline (`src/forms/PlanField.tsx`). */
  plan: {
    ...fields.plan,
    kind: 'textarea',
    group: 'project',
    isReadOnly: true,
    maxLength: 2000,
  },
  project_description: {
    ...fields.project_description,
    kind: 'textarea',
    group: 'project',
    required: 'form',
    message: 'Project description is required',
    maxLength: 2000,
  },
  files: {
    ...fields.files,
    kind: 'files',
    group: 'project',
    input: 'data-files',
    hint: `${attachmentLimitsText} ${fields.files.hint}`,
    fileTypes: acceptedFileTypes,
  },
  additional_info: {
    ...fields.additional_info,
    kind: 'textarea',
    group: 'project',
    isShort: true,
    maxLength: 2000,
  },
  consent: {
    kind: 'consent',
    version: 1,
    label:
      'I agree to DEP processing my data to respond to my inquiry and establish a potential collaboration.',
    group: 'project',
    required: 'form',
    message: 'Please agree to the processing of your data so we can respond',
  },
} as const satisfies FormFields<keyof typeof contactGroups>;
