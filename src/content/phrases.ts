import { readFilledFile } from './content-files.ts';
import { phrasesSchema } from './content-schemas.ts';

export const phrases = readFilledFile('content/phrases.json', phrasesSchema);
