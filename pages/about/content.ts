import {
  action,
  closing,
  exactly,
  exactlyWith,
  fact,
  page,
  titled,
  withValues,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({
    title: text(70),
    lead: text(230),
    actions: exactly(2, action),
    evidence: exactly(3, fact(35)),
  }),
  spans: entry({
    label: text(230),
    caption: text(110),
    end: text(10),
    disciplines: exactlyWith(
      [
        { spans: [[0, 97]] },
        {
          spans: [
            [0, 34],
            [56, 66],
          ],
        },
        {
          spans: [
            [10, 42],
            [64, 74],
          ],
        },
        {
          spans: [
            [24, 50],
            [60, 84],
          ],
        },
        {
          spans: [
            [4, 16],
            [46, 80],
          ],
        },
        {
          spans: [
            [8, 18],
            [52, 62],
            [78, 97],
          ],
        },
        {
          spans: [
            [14, 24],
            [70, 78],
          ],
        },
      ],
      { name: text(20) },
    ),
  }),
  mission: entry({ title: text(15), statement: text(120), paragraphs: exactly(2, text(330)) }),
  why: entry({ title: text(15), entries: exactly(4, titled(25, 160)), action }),
  process: entry({
    title: text(40),
    intro: text(180),
    steps: exactly(
      3,
      entry({ title: text(15), duration: text(25), text: text(150), points: exactly(3, text(50)) }),
    ),
  }),
  proof: withValues(
    { id: 'results' },
    { title: text(25), facts: exactly(4, fact(60)), intro: text(170), action },
  ),
  people: entry({ title: text(25), intro: text(100), action }),
  callToAction: closing(2, 110),
});

export const content = readPage('/about', schema);

export type Content = typeof content;
