import { readContentFile } from './content-files.ts';
import { figuresSchema } from './content-schemas.ts';

/** Figures and durations that the site claims (the owner's specification). */
export const claims = readContentFile('content/figures.json', figuresSchema);
