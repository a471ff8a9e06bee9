import { notFoundPath } from '#src/site/paths.ts';
import type { SiteRule } from '../audit-site.ts';
import type { PageSummary } from '../page-summary.ts';
import { resemblance } from '../resemblance.ts';

const unique = ['title', 'description', 'h1'] as const;

export const uniqueHeads: SiteRule = {
  name: 'unique-heads',
  description: 'Every page has a title, a description and an h1 that no other has',
  check: (pages) =>
    unique.flatMap((part) => {
      const firstByText = new Map<string, PageSummary>();
      return pages.flatMap((page) => {
        const text = page[part].toLowerCase();
        const first = firstByText.get(text);
        if (!text) return [{ page: page.path, found: `no ${part}`, fix: `Give the page a ${part}.` }];
        if (!first) firstByText.set(text, page);
        return first
          ? [
              {
                page: page.path,
                found: `the ${part} of ${first.path}: “${page[part]}”`,
                fix: `Give each page a ${part} of its own.`,
              },
            ]
          : [];
      });
    }),
};

/** Pages that share more than this part of their word sequences compete with each other in search. */
const maximumResemblance = 0.4;

export const nearDuplicatePages: SiteRule = {
  name: 'near-duplicates',
  description: `No two pages share more than ${maximumResemblance * 100}% of their text`,
  check(summaries) {
    const pages = summaries.filter(({ path }) => path !== notFoundPath);
    return pages.flatMap((page, index) => {
      // Only the first match counts: a hundred copies of one page are a hundred findings, not five thousand.
      const original = pages
        .slice(0, index)
        .map(({ path, sequences }) => ({ path, alike: resemblance(sequences, page.sequences) }))
        .find(({ alike }) => alike >= maximumResemblance);
      return original
        ? [
            {
              page: page.path,
              found: `${Math.round(original.alike * 100)}% of its text is that of ${original.path}`,
              fix: 'Rewrite one of them for its own reader.',
            },
          ]
        : [];
    });
  },
};
