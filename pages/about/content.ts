import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'About DEP', lead: 'Our mission, our three-step approach and the people behind it.' },
} as const satisfies PageContent;
