import { action, closing, exactly, exactlyWith, faq, page, withValues } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, list, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ eyebrow: text(40), title: text(45), lead: text(100), actions: exactly(2, action) }),
  plot: withValues(
    { name: 'months' },
    {
      label: text(150),
      note: exactly(2, text(110)),
      labels: exactlyWith(
        [
          { x: '3.21%', y: 132, dx: 8 },
          { x: '9.02%', y: 174, dx: 8 },
          { x: '11%', y: 216, dx: 8 },
          { x: '11%', y: 266 },
        ],
        { text: text(40) },
      ),
    },
  ),
  start: withValues(
    { id: 'start' },
    {
      title: text(30),
      entries: exactly(3, entry({ title: text(25), text: text(110), action })),
      timeline: action,
    },
  ),
  process: withValues(
    { id: 'timeline' },
    {
      title: text(35),
      labels: entry({ bring: text(15), leaveWith: text(20) }),
      steps: exactlyWith(
        [
          { id: 'molecule', headingId: undefined },
          { id: 'start-with-strategy', headingId: 'planning' },
          { id: 'vendor-matching', headingId: 'rfp' },
          { id: 'execution-support', headingId: undefined },
          { id: 'investor', headingId: undefined },
        ],
        {
          title: text(20),
          duration: text(15).exactOptional(),
          bring: text(120),
          text: text(170),
          actions: list(action, 1, 2),
        },
      ),
    },
  ),
  proof: entry({ title: text(35), action }),
  faq: faq(8, 370),
  callToAction: closing(2, 80),
});

export const content = readPage('/process', schema);

export type Content = typeof content;
