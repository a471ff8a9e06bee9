import type { FormFields } from './form-fields.ts';
import type { Option } from './option-lists.ts';
import { acceptedKinds, attachmentLimits } from './upload-limits.ts';

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

/** The contact inquiry. */
export const contactForm = {
  name: {
    kind: 'text',
    label: 'Name',
    group: 'About you',
    required: 'always',
    message: 'Name is required',
    limit: 100,
    autocomplete: 'name',
    autocapitalize: 'words',
  },
  email: {
    kind: 'email',
    label: 'Email',
    group: 'About you',
    required: 'always',
    message: 'Please enter a valid email address',
    limit: 254,
    autocomplete: 'email',
  },
  company: {
    kind: 'text',
    label: 'Company',
    group: 'About you',
    required: 'always',
    message: 'Company name is required',
    limit: 200,
    autocomplete: 'organization',
  },
  phone: { kind: 'tel', label: 'Phone', group: 'About you', limit: 20, autocomplete: 'tel' },
  therapeutic_area: {
    kind: 'select',
    label: 'Therapeutic area',
    group: 'Your program',
    options: therapeuticAreas,
    required: 'form',
    message: 'Please choose a therapeutic area',
    limit: 100,
  },
  development_stage: {
    kind: 'select',
    label: 'Development stage',
    group: 'Your program',
    input: 'dev-stage',
    options: developmentStages,
    required: 'form',
    message: 'Please choose a development stage',
    limit: 100,
  },
  timeline: {
    kind: 'select',
    label: 'Timeline',
    group: 'Your program',
    options: timelines,
    required: 'form',
    message: 'Please choose a timeline',
    limit: 100,
  },
  service_type: {
    kind: 'select',
    label: 'Services of interest',
    group: 'Your program',
    options: serviceTypes,
    required: 'form',
    message: 'Please choose the services you are interested in',
    limit: 100,
  },
  project_description: {
    kind: 'textarea',
    label: 'Project description',
    group: 'Your project',
    hint: 'The molecule, what has been done so far, and the decision or milestone in front of you. Leave out what you may only share under a CDA.',
    required: 'form',
    message: 'Project description is required',
    limit: 2000,
  },
  files: {
    kind: 'files',
    label: 'Data files',
    group: 'Your project',
    input: 'data-files',
    hint: `${attachmentLimits} For larger datasets you get a secure upload link after contact.`,
    kinds: acceptedKinds,
  },
  additional_info: {
    kind: 'textarea',
    label: 'Additional information',
    group: 'Your project',
    short: true,
    limit: 2000,
  },
  consent: {
    kind: 'consent',
    version: 1,
    label:
      'I agree that DEP processes my data to respond to my inquiry and to establish a potential collaboration.',
    group: 'Your project',
    required: 'form',
    message: 'Please agree to the processing of your data so that we can respond',
  },
} as const satisfies FormFields<Group>;
