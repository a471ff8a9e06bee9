import { action, closing, exactly, page, titled, withValues } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ title: text(70), lead: text(220), actions: exactly(2, action) }),
  lanes: entry({
    caption: text(25),
    unassigned: exactly(2, titled(20, 100)).meta({ label: 'Disciplines without a profile' }),
    unassignedLabel: text(30),
  }),
  cards: entry({ title: text(40), intro: text(160), action, entries: exactly(3, titled(35, 140)) }),
  profiles: withValues({ id: 'profiles' }, { title: text(20), intro: text(130), action }),
  partner: entry({ title: text(35), text: text(220), action }),
  callToAction: closing(2, 100),
});

export const content = readPage('/team', schema);
