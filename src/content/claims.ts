import { readContentFile } from './content-files.ts';
import { figuresSchema } from './content-schemas.ts';

/** Every figure and duration that the site claims (the owner's specification). Those used mid-sentence are in lowercase. */
export const claims = readContentFile('content/figures.json', figuresSchema);
