import {
  action,
  anchor,
  closing,
  exactly,
  exactlyWith,
  page,
  titled,
  withValues,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ title: text(40), lead: text(190), actions: exactly(2, action) }),
  index: entry({ heading: text(30), figures: exactly(4, entry({ title: text(40), to: anchor })) }),
  process: withValues(
    { id: 'flow' },
    {
      eyebrow: text(15),
      title: text(35),
      intro: text(280),
      steps: exactly(8, entry({ title: text(30), output: text(35), text: text(270) })),
    },
  ),
  services: withValues(
    { id: 'services' },
    {
      eyebrow: text(15),
      title: text(45),
      intro: text(120),
      cards: exactlyWith(
        [{ covered: [2, 5, 6] }, { covered: [1, 2, 3, 4, 7] }, { covered: [1, 2, 3, 4, 5, 6, 7, 8] }],
        { title: text(25), text: text(140), points: exactly(2, text(70)), action },
      ),
    },
  ),
  workflow: withValues(
    { id: 'workflow' },
    {
      eyebrow: text(15),
      title: text(35),
      intro: text(100),
      hub: entry({
        client: text(15),
        lead: text(15),
        vendors: text(15),
        roles: exactly(4, text(15)),
        down: exactly(2, text(20)),
        up: exactly(2, text(23)),
        label: text(240),
        caption: text(60),
      }),
      entries: exactly(3, titled(15, 160)),
    },
  ),
  tracker: withValues(
    { id: 'tracker' },
    {
      eyebrow: text(15),
      title: text(45),
      intro: text(270),
      currentLabel: text(20),
    },
  ),
  callToAction: closing(2, 100),
});

export const content = readPage('/graphics', schema);

export type Content = typeof content;
