import { readSample, sample } from '#src/content/readers/read-sample.ts';

export const schema = sample({ id: 'fda-clock', columns: 3 }, { id: 'tox-batch-size', columns: 3 });

export const samples = readSample('small-molecule-development', schema);
