import type { FormFields } from './form-fields.ts';
import type { Option } from './option-lists.ts';
import { acceptedFileTypes, attachmentLimitsText } from './upload-limits.ts';

const therapeuticAreas = [
  { value: 'oncology', label: 'Oncology' },
  { value: 'neurology', label: 'Neurology' },
  { value: 'infectious-diseases', label: 'Infectious Diseases' },
  { value: 'immunology', label: 'Immunology' },
  { value: 'cardiovascular', label: 'Cardiovascular' },
  { value: 'metabolic-disorders', label: 'Metabolic Disorders' },
  { value: 'rare-diseases', label: 'Rare Diseases' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

const developmentStages = [
  { value: 'lead-discovery', label: 'Lead Discovery' },
  { value: 'lead-optimization', label: 'Lead Optimization' },
  { value: 'preclinical', label: 'Preclinical' },
  { value: 'ind-enabling', label: 'IND-Enabling' },
  { value: 'ind-ready', label: 'IND-Ready' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const timelines = [
  { value: '0-6-months', label: '0–6 months' },
  { value: '6-12-months', label: '6–12 months' },
  { value: '12-18-months', label: '12–18 months' },
  { value: '18-24-months', label: '18–24 months' },
  { value: '24-months-plus', label: '24+ months' },
  { value: 'flexible', label: 'Flexible / Not Yet Determined' },
] as const satisfies readonly Option[];

export const serviceTypes = [
  { value: 'not-sure', label: 'Not Sure' },
  { value: 'strategic-planning', label: 'Strategic Planning' },
  { value: 'cmc-only', label: 'CMC Only' },
  { value: 'ind-planning', label: 'IND Planning' },
  { value: 'full-ind', label: 'Full IND' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

type Group = 'About you' | 'Your program' | 'Your project';

export const contactForm = {
  name: {
    kind: 'text',
    label: 'Name',
    group: 'About you',
    required: 'always',
    message: 'Name is required',
    maxLength: 100,
    autocomplete: 'name',
    autocapitalize: 'words',
  },
  email: {
    kind: 'email',
    label: 'Email',
    group: 'About you',
    required: 'always',
    message: 'Please enter a valid email address',
    maxLength: 254,
    autocomplete: 'email',
  },
  company: {
    kind: 'text',
    label: 'Company',
    group: 'About you',
    required: 'always',
    message: 'Company name is required',
    maxLength: 200,
    autocomplete: 'organization',
  },
  phone: { kind: 'tel', label: 'Phone', group: 'About you', maxLength: 20, autocomplete: 'tel' },
  therapeutic_area: {
    kind: 'select',
    label: 'Therapeutic area',
    group: 'Your program',
    options: therapeuticAreas,
    required: 'form',
    message: 'Please choose a therapeutic area',
    maxLength: 100,
  },
  development_stage: {
    kind: 'select',
    label: 'Development stage',
    group: 'Your program',
    input: 'dev-stage',
    options: developmentStages,
    required: 'form',
    message: 'Please choose a development stage',
    maxLength: 100,
  },
  timeline: {
    kind: 'select',
    label: 'Timeline',
    group: 'Your program',
    options: timelines,
    required: 'form',
    message: 'Please choose a timeline',
    maxLength: 100,
  },
  service_type: {
    kind: 'select',
    label: 'Services of interest',
    group: 'Your program',
    options: serviceTypes,
    required: 'form',
    message: 'Please choose a service',
    maxLength: 100,
  },
  /** The marks of the home page's timeline (`src/forms/PlanField.tsx`). */
  plan: {
    kind: 'textarea',
    label: 'Plan',
    group: 'Your project',
    isReadOnly: true,
    maxLength: 2000,
  },
  project_description: {
    kind: 'textarea',
    label: 'Project description',
    group: 'Your project',
    hint: 'For a program: the molecule, the work so far, and your next decision or milestone. Leave out anything you can share only under a CDA.',
    required: 'form',
    message: 'Project description is required',
    maxLength: 2000,
  },
  files: {
    kind: 'files',
    label: 'Data files',
    group: 'Your project',
    input: 'data-files',
    hint: `${attachmentLimitsText} Larger datasets get a secure upload link after contact.`,
    fileTypes: acceptedFileTypes,
  },
  additional_info: {
    kind: 'textarea',
    label: 'Additional information',
    group: 'Your project',
    isShort: true,
    maxLength: 2000,
  },
  consent: {
    kind: 'consent',
    version: 1,
    label:
      'I agree to DEP processing my data to respond to my inquiry and establish a potential collaboration.',
    group: 'Your project',
    required: 'form',
    message: 'Please agree to the processing of your data so we can respond',
  },
} as const satisfies FormFields<Group>;
