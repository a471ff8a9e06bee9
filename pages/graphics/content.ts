import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: {
    title: 'Process Visualisation',
    lead: 'The process, the workflow and the milestone tracker, drawn.',
  },
} as const satisfies PageContent;
