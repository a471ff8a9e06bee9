import { page } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

/** The text is `content/legal/terms.md`. */
export const schema = page({ hero: entry({ title: text(30), lead: text(110) }) });

export const content = readPage('/terms', schema);
