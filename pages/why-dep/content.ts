import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Why DEP', lead: 'What an accountable program lead changes for a lean team.' },
} as const satisfies PageContent;
