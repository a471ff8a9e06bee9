import { readContentFile } from './content-files.ts';
import { examplesSchema } from './content-schemas.ts';

/** Figures of simulated plots, sample documents and guidelines. They aren't claims of the provider. */
export const examples = readContentFile('content/examples.json', examplesSchema);
