import {
  action,
  closing,
  exactly,
  exactlyWith,
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
  hero: entry({ title: text(90), lead: text(195), actions: exactly(1, action) }),
  plot: withValues(
    { name: 'diffraction' },
    { label: text(200), note: exactly(2, text(110)), facts: exactly(3, fact(60)) },
  ),
  molecule: entry({
    caption: text(70),
    callouts: exactlyWith([{ pointsAt: 'amine' }, { pointsAt: 'amideBond' }, { pointsAt: 'lastBond' }], {
      discipline: text(15),
      lines: exactly(2, text(45)),
    }),
  }),
  service: entry(service),
  challenges: entry({ title: text(20), entries: exactly(3, titled(40, 170)) }),
  solution: entry({ title: text(15), entries: exactly(3, titled(40, 170)) }),
  pathway: withValues(
    { id: 'pathway' },
    {
      title: text(25),
      intro: text(190),
      goal: text(15),
      sources: sources(2, 120),
      lanes: exactly(3, entry({ title: text(15), text: text(90), points: exactly(4, text(45)) })),
    },
  ),
  whoWeHelp: entry({ title: text(15), entries: exactly(3, titled(35, 110)), action }),
  callToAction: closing(1, 160),
});

export const content = readPage('/small-molecule-development', schema);

export type Content = typeof content;
