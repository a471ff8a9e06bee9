import { page } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ title: text(15), lead: text(110) }),
  groups: entry({
    company: text(15),
    process: text(15),
    services: text(15),
    legal: text(15),
    rfp: text(20),
    contact: text(15),
  }),
  consultation: entry({ label: text(25), summary: text(70) }),
  booking: entry({ label: text(25), summary: text(70) }),
});

export const content = readPage('/sitemap', schema);
