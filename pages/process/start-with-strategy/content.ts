import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Strategic Support', lead: 'Validate feasibility and create a development plan.' },
} as const satisfies PageContent;
