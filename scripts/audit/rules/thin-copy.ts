import { notFoundPath } from '#src/site/paths.ts';
import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import type { Rule } from '../rule.ts';

/** A page with fewer words of its own is thin to readers and to search engines. */
const minimumWords = 300;

/** The sitemap page is a list of links. */
const exempt: readonly string[] = [notFoundPath, '/sitemap'];

/** The words of `main` without navigation and the block of related pages. */
function ownWords({ document }: BuiltPage): readonly string[] {
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  if (!main) return [];
  for (const nav of main.querySelectorAll('nav')) nav.remove();
  main.querySelector('#related')?.remove();
  return visibleText(main).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];
}

export const thinCopy: Rule = {
  name: 'thin-copy',
  check(page) {
    const { length } = ownWords(page);
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
