import { claims } from '#src/site/claims.ts';
import type { PageContent } from '#src/site/content-types.ts';
import { consultationLabel } from '#src/site/navigation.ts';

export const content = {
  hero: {
    eyebrow: 'Small molecules, discovery to IND',
    title: 'One plan, one lead, one path to IND',
    lead: 'DEP gives lean biotech and pharma teams execution-focused program leadership. We plan the path, run your vendors and answer for every milestone.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'See Our Process', to: '/process' },
    ],
    evidence: [{ value: claims.expertise, label: 'of development expertise' }],
  },
} as const satisfies PageContent;
