import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Our Team', lead: 'The advisors who plan and run the work.' },
} as const satisfies PageContent;
