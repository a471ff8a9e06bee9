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
  hero: entry({ eyebrow: text(30), title: text(45), lead: text(220), actions: exactly(2, action) }),
  service: entry({ ...service, duration: text(40) }),
  plot: withValues(
    { name: 'program-plan' },
    {
      headline: entry({ statement: text(60), text: text(80) }),
      label: text(370),
      note: exactly(2, text(50)),
      facts: exactly(2, fact(60)),
    },
  ),
  process: withValues(
    { id: 'approach' },
    {
      title: text(35),
      intro: text(290),
      steps: exactly(4, entry({ title: text(45), text: text(170), points: exactly(3, text(110)) })),
    },
  ),
  meetingSchedule: entry({
    title: text(45),
    intro: text(150),
    table: entry({
      label: text(50),
      columns: exactly(3, text(25)),
      rows: exactly(4, entry({ title: text(30), cells: exactly(2, text(90)) })),
    }),
    sources: sources(1),
  }),
  joining: titled(50, 180),
  callToAction: closing(2, 130),
});

export const content = readPage('/process/execution-support', schema);
