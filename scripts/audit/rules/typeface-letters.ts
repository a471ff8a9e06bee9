import { visibleText } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import subset from '#src/theme/fonts/subset.json' with { type: 'json' };
import type { Rule } from '../rule.ts';
import { findSourceFile } from '../find-source-file.ts';

const setLetters = new Set(subset.letters);
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

/** The letters and digits of a word that the typefaces' subset lacks. */
const beyondSubset = (word: string) =>
  [...new Set(word)].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !setLetters.has(letter));

/** A letter that the site's typefaces lack would be set in another one, amid its word. */
export const typefaceLetters: Rule = {
  name: 'typeface-letters',
  check({ path, document }) {
    const written = new Set(visibleText(document.body).match(wordPattern));
    return [...written]
      .map((word) => ({ word, letters: beyondSubset(word) }))
      .filter(({ letters }) => letters.length > 0)
      .map(({ word, letters }) => {
        const place = path === notFoundPath ? undefined : findSourceFile([word], path);
        return {
          found: `“${letters.join('')}” of “${word}”${place ? ` (${place})` : ''} isn’t in the typefaces`,
          fix: 'Run `npm run fonts`, which adds it, and build again.',
        };
      });
  },
};
