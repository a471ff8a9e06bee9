import {
  action,
  closing,
  exactly,
  fact,
  faq,
  page,
  service,
  titled,
  withValues,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({
    eyebrow: text(25),
    title: text(60),
    lead: text(150),
    actions: exactly(2, action),
    evidence: exactly(2, fact(45)),
  }),
  service: entry({ ...service, duration: text(40) }),
  days: entry({ start: text(20), delivery: text(20), duration: text(15) }),
  questions: entry({
    eyebrow: text(35),
    title: text(40),
    intro: text(160),
    pair: exactly(2, entry({ title: text(30), text: text(80), points: exactly(4, text(90)) })),
    validationOnly: action,
  }),
  process: entry({ title: text(20), intro: text(80), steps: exactly(5, titled(15, 170)) }),
  plan: withValues({ id: 'plan' }, { title: text(30), intro: text(120) }),
  faq: faq(5, 590),
  callToAction: closing(1, 100),
});

export const content = readPage('/process/start-with-strategy', schema);
