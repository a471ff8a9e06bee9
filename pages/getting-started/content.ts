import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Getting Started', lead: 'Select your profile and see your first step.' },
} as const satisfies PageContent;
