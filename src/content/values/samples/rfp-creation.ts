import { readSample, sample } from '#src/content/readers/read-sample.ts';

export const schema = sample({ id: 'scope-of-work', columns: 4 }, { id: 'pricing-template', columns: 4 });

export const samples = readSample('rfp-creation', schema);
