import {
  action,
  anchor,
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
  hero: entry({ eyebrow: text(45), title: text(70), lead: text(290), actions: exactly(2, action) }),
  plot: withValues(
    { name: 'bids' },
    {
      headline: entry({ statement: text(70), text: text(140) }),
      label: text(340),
      note: exactly(2, text(90)),
      facts: exactly(2, fact(55)),
    },
  ),
  choice: entry({
    legend: text(70),
    all: entry({ label: text(15), text: text(90) }),
    sample: entry({ label: text(60), to: anchor }),
    proposals: exactlyWith(
      [
        { name: 'A', dashes: '9 5' },
        { name: 'B', dashes: undefined },
        { name: 'C', dashes: '1 5' },
        { name: 'D', dashes: '14 4 2 4' },
      ],
      { text: text(150) },
    ),
  }),
  process: withValues(
    { id: 'stages' },
    {
      title: text(45),
      steps: exactly(
        4,
        entry({ duration: text(15), title: text(25), text: text(240), points: exactly(2, text(70)) }),
      ),
    },
  ),
  comparison: withValues({ id: 'comparison' }, { title: text(60), intro: text(160) }),
  vetting: entry({ title: text(50), intro: text(130), entries: exactly(6, titled(20, 230)) }),
  callToAction: closing(2, 150),
  service: entry(service),
});

export const content = readPage('/flexible-services/rfp-matching', schema);

export type Content = typeof content;
