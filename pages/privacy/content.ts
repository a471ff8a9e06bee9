import type { PageContent } from '#src/site/page-content.ts';

/** The text is `content/legal/privacy.md`. */
export const content = {
  keywords: ['DEP privacy policy'],
  hero: { title: 'Privacy Policy', lead: 'How DEP handles personal data on this site and in its work.' },
} as const satisfies PageContent;
