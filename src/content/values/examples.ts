import { readContentFile } from '#src/content/readers/content-files.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

const measure = (hint: string) => text(12).meta({ hint });

export const examplesSchema = entry({
  mainPeak: measure('Peak area in the chromatogram of the page Molecule Readiness.'),
  unknownImpurity: measure('Peak area in the same chromatogram.'),
  identificationThreshold: measure('At registration, at doses up to 2 g a day (ICH Q3A(R2), attachment 1).'),
  glpStudies: measure('Supports trials of up to a month (ICH M3(R2), table 1).').meta({
    label: 'GLP studies',
  }),
  preIndMeeting: measure(
    'FDA’s goal for a Type B meeting or its answers, from receipt of the request (PDUFA VII goals letter).',
  ).meta({ label: 'Pre-IND meeting' }),
  preIndPackage: measure(
    'When FDA has the package before that meeting or those answers (PDUFA VII goals letter).',
  ).meta({ label: 'Pre-IND package' }),
  indReview: measure('FDA’s time to place a hold after receiving an IND (21 CFR 312.40).').meta({
    label: 'IND review',
  }),
  batchReserve: measure('Reserve in the tox batch: 1.4 kg is about 9% more than 1,288 g.'),
});

/** Figures that aren't the provider's claims. */
export const examples = readContentFile('content/examples.json', examplesSchema);
