/** These inquiries have only the required answers. If you make a field required, add an answer here. */
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
