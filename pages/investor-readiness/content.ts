import {
  action,
  closing,
  exactly,
  exactlyWith,
  fact,
  page,
  service,
  titled,
  withValues,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ eyebrow: text(70), title: text(60), lead: text(230), actions: exactly(2, action) }),
  plot: withValues(
    { name: 'value' },
    {
      headline: entry({ statement: text(100), text: text(160) }),
      label: text(440),
      note: exactly(2, text(90)),
    },
  ),
  failures: entry({
    title: text(45),
    entries: exactlyWith(
      [{ flaw: 'overload' }, { flaw: 'vagueness' }, { flaw: 'broken-link' }, { flaw: 'template' }],
      { title: text(25), text: text(160), remedy: text(140) },
    ),
  }),
  inclusions: withValues(
    { id: 'included' },
    {
      eyebrow: text(20),
      title: text(40),
      intro: text(100),
      slide: entry({ label: text(220), caption: text(90), lanes: exactly(3, text(15)) }),
      entries: exactly(6, titled(30, 150)),
      action,
    },
  ),
  stages: withValues(
    { id: 'stages' },
    {
      eyebrow: text(20),
      title: text(50),
      intro: text(80),
      entries: exactly(
        3,
        entry({ title: text(40), question: text(70), text: text(180), points: exactly(3, text(55)) }),
      ),
    },
  ),
  result: withValues(
    { id: 'case-result' },
    { eyebrow: text(15), title: text(80), intro: text(100), facts: exactly(3, fact(25)) },
  ),
  callToAction: closing(2, 260),
  service: entry(service),
});

export const content = readPage('/investor-readiness', schema);

export type Content = typeof content;
