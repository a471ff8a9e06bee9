/** The inputs of both forms as data, for showing a form again that was posted without JavaScript. */
import type { InquiryType } from '../../_shared/inquiry-schema.ts';
import {
  developmentStages,
  modalities,
  programTypes,
  rfpServices,
  serviceTypes,
  therapeuticAreas,
  timelines,
  type Option,
} from '../../_shared/option-lists.ts';

export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select' | 'checkboxes';
  options?: readonly Option[];
  autocomplete?: string;
  required?: boolean;
}

export const formFields: Record<InquiryType, readonly FormField[]> = {
  contact: [
    { name: 'name', label: 'Name', kind: 'text', autocomplete: 'name', required: true },
    { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email', required: true },
    { name: 'company', label: 'Company', kind: 'text', autocomplete: 'organization', required: true },
    { name: 'phone', label: 'Phone (optional)', kind: 'tel', autocomplete: 'tel' },
    {
      name: 'therapeutic_area',
      label: 'Therapeutic area',
      kind: 'select',
      options: therapeuticAreas,
      required: true,
    },
    {
      name: 'development_stage',
      label: 'Development stage',
      kind: 'select',
      options: developmentStages,
      required: true,
    },
    { name: 'timeline', label: 'Timeline', kind: 'select', options: timelines, required: true },
    {
      name: 'service_type',
      label: 'Services of interest',
      kind: 'select',
      options: serviceTypes,
      required: true,
    },
    { name: 'project_description', label: 'Project description', kind: 'textarea', required: true },
    { name: 'additional_info', label: 'Additional information (optional)', kind: 'textarea' },
  ],
  rfp: [
    { name: 'full_name', label: 'Full name', kind: 'text', autocomplete: 'name', required: true },
    { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email', required: true },
    { name: 'company', label: 'Company', kind: 'text', autocomplete: 'organization', required: true },
    { name: 'title', label: 'Job title (optional)', kind: 'text', autocomplete: 'organization-title' },
    { name: 'project_name', label: 'Project name', kind: 'text', required: true },
    { name: 'program_type', label: 'Program type', kind: 'select', options: programTypes, required: true },
    { name: 'modality', label: 'Modality', kind: 'checkboxes', options: modalities },
    { name: 'services_needed', label: 'Services needed', kind: 'checkboxes', options: rfpServices },
    { name: 'other_services', label: 'Other services (optional)', kind: 'textarea' },
    { name: 'desired_start_date', label: 'Desired start date (optional)', kind: 'date' },
    { name: 'proposal_deadline', label: 'Proposal deadline (optional)', kind: 'date' },
    { name: 'additional_notes', label: 'Additional notes (optional)', kind: 'textarea' },
  ],
};

/** What travels with the form unseen and must survive a correction. */
export const unseenFields = ['topic', 'service', 'idempotency_key'] as const;
