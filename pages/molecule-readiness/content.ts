import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: { title: 'Molecule Readiness', lead: 'Assess development potential and key risks.' },
} as const satisfies PageContent;
