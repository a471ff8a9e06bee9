import { readContentFile } from '#src/content/readers/content-files.ts';
import { figuresSchema } from '#src/content/schemas/figures.ts';

/** Figures and durations that the site claims (the owner's specification). */
export const claims = readContentFile('content/figures.json', figuresSchema);
