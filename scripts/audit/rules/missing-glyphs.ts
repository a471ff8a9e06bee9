import { readVisibleText } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import subset from '#src/theme/fonts/subset.json' with { type: 'json' };
import type { Rule } from '../rule.ts';
import { findSourceFile } from '../find-source-file.ts';

const availableLetters = new Set(subset.letters);
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

const findMissingLetters = (word: string) =>
  [...new Set(word)].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !availableLetters.has(letter));

/** Browsers show letters that the font files lack in a system font, in the middle of a word. */
export const missingGlyphs: Rule = {
  name: 'missing-glyphs',
  findProblems({ path, document }) {
    const words = new Set(readVisibleText(document.body).match(wordPattern));
    return [...words]
      .map((word) => ({ word, letters: findMissingLetters(word) }))
      .filter(({ letters }) => letters.length > 0)
      .map(({ word, letters }) => {
        const source = path === notFoundPath ? undefined : findSourceFile([word], path);
        return {
          found: `The font files lack "${letters.join('')}" in "${word}"${source ? ` (${source})` : ''}`,
          fix: 'Run `npm run fonts` to add them, then build again.',
        };
      });
  },
};
