import { readSample, sample } from '#src/content/readers/read-sample.ts';

export const schema = sample({ id: 'decision-log', columns: 3 }, { id: 'decision-entries', columns: 3 });

export const samples = readSample('execution-support', schema);
