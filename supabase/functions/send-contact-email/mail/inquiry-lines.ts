/** An inquiry as labelled lines, in the order of section 3, for the notification mail. */
import {
  contactServices,
  contactTopics,
  developmentStages,
  modalities,
  optionLabel,
  programTypes,
  rfpServices,
  serviceTypes,
  therapeuticAreas,
  timelines,
  type Option,
} from '../../_shared/option-lists.ts';
import type { MailJob, StoredInquiry } from '../database.ts';

export interface InquiryLine {
  label: string;
  value: string;
}

type Describe = (value: unknown) => string;

const text: Describe = (value) => (typeof value === 'string' ? value : '');
const option =
  (list: readonly Option[]): Describe =>
  (value) =>
    typeof value === 'string' ? optionLabel(list, value) : '';
const options =
  (list: readonly Option[]): Describe =>
  (value) =>
    Array.isArray(value) ? value.map((item) => optionLabel(list, String(item))).join(', ') : '';
const day: Describe = (value) =>
  typeof value === 'string' ? new Date(value).toISOString().slice(0, 10) : '';
const agreement: Describe = (value) => (value === true ? 'given' : '');

const descriptions: readonly (readonly [field: string, label: string, describe: Describe])[] = [
  ['name', 'Name', text],
  ['email', 'E-mail', text],
  ['company', 'Company', text],
  ['phone', 'Phone', text],
  ['title', 'Job title', text],
  ['project_name', 'Project name', text],
  ['program_type', 'Program type', option(programTypes)],
  ['modality', 'Modality', options(modalities)],
  ['services_needed', 'Services needed', options(rfpServices)],
  ['other_services', 'Other services', text],
  ['desired_start_date', 'Desired start date', day],
  ['proposal_deadline', 'Proposal deadline', day],
  ['therapeutic_area', 'Therapeutic area', option(therapeuticAreas)],
  ['development_stage', 'Development stage', option(developmentStages)],
  ['timeline', 'Timeline', option(timelines)],
  ['service_type', 'Services of interest', option(serviceTypes)],
  ['project_description', 'Project description', text],
  ['additional_info', 'Additional information', text],
  ['additional_notes', 'Additional notes', text],
  ['topic', 'Came about', option(contactTopics)],
  ['service', 'Came about the service', option(contactServices)],
  ['consent', 'Consent to processing', agreement],
];

const attributionLabels: Record<string, string> = {
  landing_page: 'Landing page',
  referrer: 'Referrer',
  utm_source: 'UTM source',
  utm_medium: 'UTM medium',
  utm_campaign: 'UTM campaign',
  utm_term: 'UTM term',
  utm_content: 'UTM content',
};

export function inquiryLines(inquiry: StoredInquiry, files: MailJob['files']): InquiryLine[] {
  const described = descriptions.map(([field, label, describe]) => ({
    label,
    value: describe(inquiry[field]),
  }));
  const attribution = (inquiry.attribution ?? {}) as Record<string, unknown>;
  const origin = Object.entries(attributionLabels).map(([field, label]) => ({
    label,
    value: text(attribution[field]),
  }));
  const attached = files.map((file) => ({
    label: 'File',
    value: `${file.name} (${Math.ceil(file.size / 1024)} KB), ${file.object_path}`,
  }));
  return [...described, ...attached, ...origin].filter((line) => line.value !== '');
}
