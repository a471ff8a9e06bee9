import { notFoundPath, type SiteRule } from '../audit.ts';
import type { PageSummary } from '../page-summary.ts';
import { nearDuplicates } from '../shingles.ts';

const unique = ['title', 'description', 'h1'] as const;

export const uniqueHeads: SiteRule = {
  name: 'unique-heads',
  holds: 'No two pages share a title, a description or an h1',
  check: (pages) =>
    unique.flatMap((part) => {
      const firstByText = new Map<string, PageSummary>();
      return pages.flatMap((page) => {
        const text = page[part].toLowerCase();
        const first = firstByText.get(text);
        if (!first) firstByText.set(text, page);
        return first && text
          ? [
              {
                page: page.path,
                found: `the ${part} of ${first.path}: “${page[part]}”`,
                mend: `Give each page a ${part} of its own.`,
              },
            ]
          : [];
      });
    }),
};

/** Pages of which more than this share of word sequences are the same compete with each other in search. */
const maximumResemblance = 0.4;

export const nearDuplicatePages: SiteRule = {
  name: 'near-duplicates',
  holds: `No two pages share more than ${maximumResemblance * 100}% of their text`,
  check(summaries) {
    const pages = summaries.filter(({ path }) => path !== notFoundPath);
    const texts = pages.map(({ shingles }) => shingles);
    return nearDuplicates(texts, maximumResemblance).map(({ first, second, resemblance }) => ({
      page: pages[second]?.path ?? '',
      found: `${Math.round(resemblance * 100)}% of its text is that of ${pages[first]?.path ?? ''}`,
      mend: 'Rewrite one of them for its own reader.',
    }));
  },
};
