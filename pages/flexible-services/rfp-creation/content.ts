import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'RFP Creation', lead: 'A vendor-ready scope that brings comparable bids.' },
} as const satisfies PageContent;
