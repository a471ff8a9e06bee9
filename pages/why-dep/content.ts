import { action, exactly, fact, page } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, quotedText, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({
    eyebrow: text(40),
    title: text(90),
    lead: text(210),
    actions: exactly(1, action),
    evidence: exactly(3, fact(60)),
  }),
  arguments: exactly(
    3,
    entry({
      title: text(35),
      thesis: text(130),
      text: text(330),
      points: exactly(3, text(70)),
    }),
  ),
  outputs: entry({
    title: text(40),
    intro: text(160),
    table: entry({
      label: text(50),
      columns: exactly(3, text(20)),
      rows: exactly(5, entry({ title: text(40), cells: exactly(2, text(140)) })),
    }),
  }),
  callToAction: entry({ title: quotedText(70), text: text(80), actions: exactly(2, action) }),
});

export const content = readPage('/why-dep', schema);

export type Content = typeof content;
