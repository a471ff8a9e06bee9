import { page } from '#src/site/page-schema.ts';
import { readPage } from '#src/site/read-page.ts';
import { entry, text } from '#src/site/schema.ts';

/** The text is `content/legal/terms.md`. */
export const schema = page({ hero: entry({ title: text(30), lead: text(110) }) });

export const content = readPage('/terms', schema);
