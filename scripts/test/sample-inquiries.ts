/**
 * An inquiry of each form with its required answers only. A field that becomes required needs an answer here. Tests and
 * benchmarks that post an inquiry build on these.
 */
export const sampleContact = {
  type: 'contact',
  name: 'Ada Novak',
  email: 'ada@biotech.example',
  company: 'Novak Biotech',
  consent: true,
  consent_version: 1,
} as const;

export const sampleRfp = {
  type: 'rfp',
  full_name: 'Grace Okafor',
  email: 'grace@pharma.example',
  company: 'Okafor Pharma',
  project_name: 'OK-101',
  modality: ['adc'],
} as const;
