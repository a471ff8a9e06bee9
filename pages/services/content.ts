import {
  action,
  closing,
  exactly,
  fact,
  faq,
  page,
  pageLink,
  withValues,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({
    title: text(50),
    lead: text(220),
    actions: exactly(2, action),
    evidence: exactly(2, fact(25)),
  }),
  serviceList: withValues(
    { id: 'services' },
    {
      title: text(55),
      inquiry: entry({ label: text(60), to: pageLink }),
      items: exactly(
        5,
        entry({
          result: text(40),
          durationNote: text(35).exactOptional(),
          description: text(250),
          features: exactly(4, text(80)),
        }),
      ),
    },
  ),
  faq: faq(4, 390),
  callToAction: closing(2, 200),
});

export const content = readPage('/services', schema);
