import { readFilledFile } from './content-files.ts';
import { phrasesSchema } from './content-schemas.ts';

/** Texts that several pages share. */
export const phrases = readFilledFile('content/phrases.json', phrasesSchema);
