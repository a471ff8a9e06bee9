import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'RFP Matching', lead: 'Pre-vetted vendors, normalised proposals, a clear choice.' },
} as const satisfies PageContent;
