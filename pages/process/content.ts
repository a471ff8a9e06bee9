import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Our Process', lead: 'Five steps from readiness to IND, and where you can join.' },
} as const satisfies PageContent;
