import {
  action,
  closing,
  exactly,
  fact,
  faq,
  page,
  service,
  sources,
  titled,
  withValues,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ eyebrow: text(40), title: text(55), lead: text(260), actions: exactly(2, action) }),
  service: entry(service),
  statement: entry({ mark: text(45), statement: text(120), text: text(80) }),
  plot: withValues(
    { name: 'chromatogram' },
    { label: text(310), note: exactly(2, text(90)), facts: exactly(2, fact(55)) },
  ),
  impurity: entry({ title: text(40), text: text(430), sources: sources(2) }),
  review: entry({ title: text(55), intro: text(190) }),
  verdicts: entry({
    title: text(30),
    intro: text(80),
    entries: exactly(3, titled(25, 230)),
  }),
  pricing: withValues(
    { id: 'pricing' },
    {
      title: text(15),
      intro: text(35),
      terms: exactly(2, titled(15, 110)),
    },
  ),
  faq: faq(5, 350),
  callToAction: closing(1, 120),
});

export const content = readPage('/molecule-readiness', schema);
