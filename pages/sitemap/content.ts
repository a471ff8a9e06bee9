import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Sitemap', lead: 'Every page of this site in one list.' },
} as const satisfies PageContent;
