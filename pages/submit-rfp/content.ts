import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Submit RFP', lead: 'Connect with pre-vetted partners.' },
} as const satisfies PageContent;
