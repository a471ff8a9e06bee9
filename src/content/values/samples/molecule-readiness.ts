import { readSample, sample } from '#src/content/readers/read-sample.ts';

export const schema = sample({ id: 'risk-register', columns: 4 }, { id: 'first-actions', columns: 2 });

export const samples = readSample('molecule-readiness', schema);
