import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Need a Service?', lead: 'Five focused offers you can take on their own.' },
} as const satisfies PageContent;
