import { readSample, sample } from '#src/content/readers/read-sample.ts';

export const schema = sample(
  { id: 'proposals-as-received', columns: 5 },
  { id: 'proposals-compared', columns: 5 },
);

export const samples = readSample('rfp-matching', schema);
