/**
 * An inquiry of each form with what it can't do without, as programs post it. A field that becomes required needs an
 * answer here; every test and measurement that posts an inquiry builds on these.
 */
export const sampleContact = {
  type: 'contact',
  name: 'Ada Novak',
  email: 'ada@biotech.example',
  company: 'Novak Biotech',
} as const;

export const sampleRfp = {
  type: 'rfp',
  full_name: 'Grace Okafor',
  email: 'grace@pharma.example',
  company: 'Okafor Pharma',
  project_name: 'OK-101',
  modality: ['adc'],
} as const;
