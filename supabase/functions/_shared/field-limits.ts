/** Maximum lengths of text fields, by their name in the payload (specification section 9). */
const maximumLengths = {
  name: 100,
  full_name: 100,
  email: 254,
  company: 200,
  title: 100,
  phone: 20,
  project_name: 200,
  therapeutic_area: 100,
  development_stage: 100,
  timeline: 100,
  service_type: 100,
  program_type: 100,
  other_services: 500,
  project_description: 2000,
  additional_info: 2000,
  notes: 2000,
  additional_notes: 2000,
} as const satisfies Record<string, number>;

/** "Any other field 1000." */
const maximumLengthOfAnyOtherField = 1000;

export function maximumLength(field: string): number {
  return Object.hasOwn(maximumLengths, field)
    ? maximumLengths[field as keyof typeof maximumLengths]
    : maximumLengthOfAnyOtherField;
}
