import { action, exactly, page, titled, withValues } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({ eyebrow: text(30), title: text(55), lead: text(70), actions: exactly(2, action) }),
  formSection: withValues({ id: 'contact-form' }, { title: text(20) }),
  next: withValues(
    { id: 'next' },
    {
      title: text(25),
      steps: exactly(4, entry({ title: text(40), duration: text(45).exactOptional(), text: text(100) })),
    },
  ),
  start: entry({ title: text(35), text: text(220), action }),
  proof: entry({ title: text(40), text: text(140), action }),
  afterSubmission: titled(25, 320),
  preparation: entry({ title: text(20), text: text(80), entries: exactly(4, titled(25, 140)) }),
});

export const content = readPage('/contact', schema);
