import { readContentFile } from './content-files.ts';
import { examplesSchema } from './content-schemas.ts';

/** Figures that aren't the provider's claims. */
export const examples = readContentFile('content/examples.json', examplesSchema);
