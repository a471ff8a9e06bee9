import { action, closing, exactly, page } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ title: text(35), lead: text(180) }),
  print: entry({ label: text(30), note: text(160) }),
  groups: exactly(6, entry({ title: text(60), text: text(120), action })),
  callToAction: closing(2, 110),
});

export const content = readPage('/sample-documents', schema);
