import { readSample, sample } from '#src/content/readers/read-sample.ts';

export const schema = sample({ id: 'plan-contents', columns: 2 }, { id: 'decision-criteria', columns: 3 });

export const samples = readSample('start-with-strategy', schema);
