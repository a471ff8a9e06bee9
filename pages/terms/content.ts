import type { PageContent } from '#src/site/page-content.ts';

/** The text is `content/legal/terms.md`. */
export const content = {
  keywords: ['DEP terms of service'],
  hero: {
    title: 'Terms of Service',
    lead: 'What applies when you use this site, its forms and its documents.',
  },
} as const satisfies PageContent;
