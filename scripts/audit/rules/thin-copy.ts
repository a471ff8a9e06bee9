import { visibleText } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import type { Rule } from '../rule.ts';

/** A page with fewer words besides its layout is thin to readers and to search engines. */
const minimumWords = 300;

/** The sitemap page is a list of links. */
const exempt: readonly string[] = [notFoundPath, '/sitemap'];

/** A page has enough words besides its navigation and its related pages. */
export const thinCopy: Rule = {
  name: 'thin-copy',
  check({ path, document }) {
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    if (!main || exempt.includes(path)) return [];
    for (const shared of main.querySelectorAll('nav, #related')) shared.remove();
    const count = visibleText(main).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
    return count >= minimumWords
      ? []
      : [
          {
            found: `${count} words besides the layout`,
            fix: `Say more: at least ${minimumWords} words in the page's content.ts.`,
          },
        ];
  },
};
