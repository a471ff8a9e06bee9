import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Contact', lead: 'Send an inquiry or book a 30-minute feasibility call.' },
} as const satisfies PageContent;
