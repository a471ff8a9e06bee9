import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: {
    title: 'Execution Support',
    lead: 'Embedded project leadership to manage timelines and coordinate vendors.',
  },
} as const satisfies PageContent;
