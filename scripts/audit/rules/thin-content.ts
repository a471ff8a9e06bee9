import { readVisibleText } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import type { Rule } from '../rule.ts';

const minWords = 300;

const exemptPaths: readonly string[] = [notFoundPath, '/sitemap'];

export const thinContent: Rule = {
  name: 'thin-content',
  findProblems({ path, document }) {
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    if (!main || exemptPaths.includes(path)) return [];
    for (const element of main.querySelectorAll('nav, #related')) element.remove();
    const count = readVisibleText(main).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
    return count >= minWords
      ? []
      : [
          {
            found: `The page has ${count} words, without navigation and related pages`,
            fix: `Write at least ${minWords} words in the page's content.ts.`,
          },
        ];
  },
};
