export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Values of the query parameter `topic`. The form sends `service-question` if the visitor asks about a service. */
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
  { value: 'service-question', label: 'A question about a service' },
] as const satisfies readonly Option[];

export const serviceOptions = [
  { value: 'ind-milestone-map', label: 'IND Milestone Map' },
  { value: 'program-management', label: 'Program Management' },
  { value: 'cdmo-selection', label: 'CDMO Strategy and Selection' },
  { value: 'rescue', label: 'Troubleshoot and Rescue' },
  { value: 'grant-writing', label: 'Grant Readiness and Writing' },
] as const satisfies readonly Option[];

/** Values of the query parameter `service`. */
export const contactServices = [
  { value: 'investor-deck', label: 'Investor deck' },
  { value: 'readiness', label: 'Molecule readiness sprint' },
  { value: 'rfp-creation', label: 'RFP creation' },
  { value: 'validation', label: 'Strategic validation' },
  { value: 'execution', label: 'Execution support' },
  ...serviceOptions,
] as const satisfies readonly Option[];

export function listOptionValues<const List extends readonly Option[]>(list: List): List[number]['value'][] {
  return list.map((option) => option.value);
}

/** Falls back to the value, because stored rows outlive options. */
export function getOptionLabel(list: readonly Option[], value: string): string {
  return list.find((option) => option.value === value)?.label ?? value;
}
