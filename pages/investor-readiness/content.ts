import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Investor Readiness', lead: 'A deck that ties your data to milestones and value.' },
} as const satisfies PageContent;
