import { notFoundPath } from '#src/site/paths.ts';
import { ownText, wordsOf } from '../own-text.ts';
import type { Rule } from '../rule.ts';

/** A page with fewer words of its own is thin to readers and to search engines. */
const minimumWords = 300;

/** The sitemap page is a list of links. */
const exempt: readonly string[] = [notFoundPath, '/sitemap'];

export const thinCopy: Rule = {
  name: 'thin-copy',
  check(page) {
    const { length } = wordsOf(ownText(page));
    return exempt.includes(page.path) || length >= minimumWords
      ? []
      : [
          {
            found: `${length} words of its own`,
            fix: `Say more: at least ${minimumWords} words in the page's content.ts.`,
          },
        ];
  },
};
