import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'RFP Form', lead: 'Send your project scope, services and dates in one form.' },
} as const satisfies PageContent;
