import {
  action,
  closing,
  exactly,
  fact,
  page,
  service,
  sources,
  titled,
  withValues,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({
    eyebrow: text(30),
    title: text(60),
    lead: text(200),
    actions: exactly(2, action),
    evidence: exactly(2, fact(55)),
  }),
  sampleRfp: withValues(
    { id: 'rfp-lines' },
    { eyebrow: text(25), title: text(45), intro: text(240), sources: sources(1) },
  ),
  process: withValues(
    { id: 'schedule' },
    {
      title: text(20),
      labels: entry({ yourPart: text(15), result: text(15) }),
      steps: exactly(
        4,
        entry({ duration: text(15), title: text(15), text: text(260), yourPart: text(80), result: text(80) }),
      ),
    },
  ),
  document: entry({ title: text(25), intro: text(140), entries: exactly(9, titled(35, 140)) }),
  callToAction: closing(2, 130),
  service: entry({ ...service, duration: text(40) }),
});

export const content = readPage('/flexible-services/rfp-creation', schema);

export type Content = typeof content;
