import type { PageContent } from '#src/site/content-types.ts';

export const content = {
  hero: {
    title: 'Small Molecule Development',
    lead: 'CMC, toxicology and regulatory work led as one program.',
  },
} as const satisfies PageContent;
