import { rfpSteps } from '#src/content/rfp-steps.ts';
import {
  action,
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
  hero: entry({ eyebrow: text(20), title: text(40), lead: text(150), actions: exactly(2, action) }),
  process: entry({ title: text(20), steps: exactlyWith(rfpSteps, { text: text(110) }) }),
  formSection: withValues({ id: 'rfp-form' }, { title: text(20), intro: text(140) }),
  confidentiality: titled(50, 230),
  programGuide: titled(35, 230),
  servicesGuide: titled(25, 170),
  optionalFields: entry({ title: text(25), text: text(70), entries: exactly(4, titled(25, 220)), action }),
  callToAction: closing(1, 190),
});

export const content = readPage('/submit-rfp/form', schema);
