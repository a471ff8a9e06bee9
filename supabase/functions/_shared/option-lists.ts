/**
 * The option lists of both forms (specification section 3): the values that are sent and stored, and the labels
 * that people read. The form, the payload schema, the mails, the CSV export and the database constraints agree on them;
 * `supabase/tests/constraints.test.ts` compares the last with the rest.
 */

export interface Option {
  readonly value: string;
  readonly label: string;
}

export const therapeuticAreas = [
  { value: 'oncology', label: 'Oncology' },
  { value: 'neurology', label: 'Neurology' },
  { value: 'infectious-diseases', label: 'Infectious Diseases' },
  { value: 'immunology', label: 'Immunology' },
  { value: 'cardiovascular', label: 'Cardiovascular' },
  { value: 'metabolic-disorders', label: 'Metabolic Disorders' },
  { value: 'rare-diseases', label: 'Rare Diseases' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const developmentStages = [
  { value: 'lead-discovery', label: 'Lead Discovery' },
  { value: 'lead-optimization', label: 'Lead Optimization' },
  { value: 'preclinical', label: 'Preclinical' },
  { value: 'ind-enabling', label: 'IND-Enabling' },
  { value: 'ind-ready', label: 'IND-Ready' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const timelines = [
  { value: '0-6-months', label: '0-6 months' },
  { value: '6-12-months', label: '6-12 months' },
  { value: '12-18-months', label: '12-18 months' },
  { value: '18-24-months', label: '18-24 months' },
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

export const programTypes = [
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

export const rfpServices = [
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

/** What a link to /contact may say the visitor came about (specification section 2, query parameter `topic`). */
export const contactTopics = [
  { value: 'consultation', label: 'Free consultation' },
  { value: 'case-brief', label: 'Redacted case brief' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'investor-included', label: 'What investor readiness includes' },
  { value: 'rfp-examples', label: 'RFP examples' },
  { value: 'matching-process', label: 'The matching process' },
  { value: 'case-studies', label: 'Case studies' },
  { value: 'molecule-validation', label: 'Molecule validation' },
  { value: 'execution-support', label: 'Execution support' },
] as const satisfies readonly Option[];

/** Which service a link to /contact may name (specification section 2, query parameter `service`). */
export const contactServices = [
  { value: 'investor-deck', label: 'Investor deck' },
  { value: 'readiness', label: 'Molecule readiness sprint' },
  { value: 'rfp-creation', label: 'RFP creation' },
  { value: 'validation', label: 'Strategic validation' },
  { value: 'execution', label: 'Execution support' },
] as const satisfies readonly Option[];

/** The values of a list, typed as a union, in the shape `z.enum` wants. */
export function optionValues<const List extends readonly Option[]>(list: List): List[number]['value'][] {
  return list.map((option) => option.value);
}

/** The label of a value; the value itself when the list doesn't know it (rows outlive option lists). */
export function optionLabel(list: readonly Option[], value: string): string {
  return list.find((option) => option.value === value)?.label ?? value;
}
