import { page } from '#src/content/page-schema.ts';
import { readPage } from '#src/content/read-page.ts';
import { entry, text } from '#src/content/schema.ts';

/** The text is `content/legal/privacy.md`. */
export const schema = page({ hero: entry({ title: text(30), lead: text(110) }) });

export const content = readPage('/privacy', schema);
