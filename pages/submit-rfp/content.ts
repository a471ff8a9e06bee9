import { rfpSteps } from '#src/content/rfp-steps.ts';
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
import { entry, list, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({
    eyebrow: text(45),
    title: text(60),
    lead: text(240),
    actions: exactly(2, action),
    evidence: exactly(2, fact(30)),
  }),
  checklist: entry({ title: text(20), points: exactly(5, text(80)), note: text(110) }),
  serviceNote: entry({
    eyebrow: text(20),
    text: text(110),
    question: text(30).meta({ label: 'Button' }),
    scope: text(30).meta({ label: 'Link to the RFP form' }),
  }).meta({ hint: 'For visitors who asked about a service on the page of all services.' }),
  pains: entry({
    title: text(35),
    intro: text(80),
    headings: entry({ pain: text(25), solution: text(30) }),
    pairs: exactly(6, entry({ pain: text(80), solution: titled(45, 140) })),
  }),
  process: withValues(
    { id: 'steps' },
    { title: text(45), steps: exactlyWith(rfpSteps, { text: text(240) }) },
  ),
  proof: withValues({ id: 'proof' }, { title: text(20), sentence: text(80), text: text(240), action }),
  faq: entry({
    title: text(25),
    items: exactly(4, entry({ question: text(55), answer: list(text(280), 1, 2) })),
  }),
  callToAction: closing(2, 130),
  service: entry({ ...service, duration: text(40) }),
});

export const content = readPage('/submit-rfp', schema);

export type Content = typeof content;
