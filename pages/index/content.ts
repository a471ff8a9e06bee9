import { milestones } from '#src/site/milestones.ts';
import {
  action,
  closing,
  exactly,
  exactlyWith,
  fact,
  page,
  pageLink,
  titled,
} from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({
  hero: entry({
    eyebrow: text(45),
    title: text(50),
    lead: text(245),
    actions: exactly(3, action),
    evidence: exactly(3, fact(60)),
  }),
  timeline: entry({
    label: text(220),
    caption: text(60),
    eyebrow: text(30),
    title: text(55),
    intro: text(55),
    milestones: exactlyWith(
      milestones.map((title) => ({ title })),
      { text: text(110) },
    ),
    lanes: exactlyWith([{ name: 'CMC' }, { name: 'Toxicology' }, { name: 'Regulatory' }], { note: text(30) }),
    invitation: text(50),
    unreadable: text(70),
    orderCaption: text(120),
  }),
  whoWeHelp: entry({
    eyebrow: text(15),
    title: text(80),
    entries: exactly(4, titled(35, 120)),
    reason: entry({ title: text(15), statement: text(70), action }),
  }),
  paths: entry({
    title: text(25),
    entries: exactly(3, entry({ title: text(25), text: text(110), fact: fact(25), action })),
  }),
  proof: entry({ title: text(20), action, intro: text(55) }),
  commonProblems: entry({
    title: text(30),
    entries: exactly(4, entry({ title: text(45), text: text(60), action })),
  }),
  differentiators: entry({
    title: text(40),
    sides: exactly(2, text(25)),
    vendorLabel: text(15),
    moreLabel: text(30),
    entries: exactly(
      7,
      entry({
        vendor: text(50),
        title: text(35),
        text: text(100),
        evidence: entry({ label: text(60), to: pageLink }),
        explanation: text(110),
      }),
    ),
  }),
  audiences: entry({
    title: text(30),
    entries: exactly(3, entry({ title: text(25), text: text(55), action })),
  }),
  callToAction: closing(2, 90),
});

export const content = readPage('/', schema);

export type Content = typeof content;
