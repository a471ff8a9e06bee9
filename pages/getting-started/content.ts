import { action, closing, exactly, exactlyWith, page, withValues } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, list, quotedText, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ title: text(50), lead: text(180), actions: exactly(2, action) }),
  route: entry({
    label: text(320),
    caption: text(70),
    stops: exactly(4, text(11)),
    goal: text(8),
    entryPoints: exactlyWith([{ stop: 1 }, { stop: 2 }, { stop: 3 }], { profile: exactly(2, text(15)) }),
  }),
  profiles: withValues(
    { id: 'profiles' },
    {
      title: text(25),
      entries: exactly(
        3,
        entry({ title: quotedText(70), text: text(140), points: list(text(30), 3, 4), action }),
      ),
      timeline: action,
    },
  ),
  comparison: entry({
    title: text(40),
    table: entry({
      label: text(40),
      columns: exactly(4, text(25)),
      rows: exactly(4, entry({ title: text(25), cells: exactly(3, text(110)) })),
    }),
  }),
  faq: entry({
    title: text(20),
    intro: text(60),
    items: exactly(3, entry({ question: text(50), answer: text(340) })),
  }),
  callToAction: closing(1, 100),
});

export const content = readPage('/getting-started', schema);

export type Content = typeof content;
