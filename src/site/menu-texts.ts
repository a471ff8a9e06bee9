import { readFilledFile } from './content-files.ts';
import { navigationSchema } from './content-schemas.ts';

/** Texts of the menus and the footer, without the names of pages. */
export const menuTexts = readFilledFile('content/navigation.json', navigationSchema);
