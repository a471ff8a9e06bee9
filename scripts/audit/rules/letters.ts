import subset from '#src/theme/fonts/subset.json' with { type: 'json' };
import { notFoundPath } from '#src/site/paths.ts';
import type { PageRule } from '../audit-site.ts';
import { visibleText } from '#scripts/build/built-page.ts';
import { whereWritten } from '../where-written.ts';

const known = new Set(subset.letters);
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

/** The letters and digits of a word that the typefaces' subset lacks. */
const beyondSubset = (word: string) =>
  [...new Set(word)].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !known.has(letter));

export const typefaceLetters: PageRule = {
  name: 'typeface-letters',
  description: 'Every letter of the copy is in the subset of the site’s typefaces',
  check({ path, document }) {
    const written = new Set(visibleText(document.body).match(words));
    return [...written]
      .map((word) => ({ word, letters: beyondSubset(word) }))
      .filter(({ letters }) => letters.length > 0)
      .map(({ word, letters }) => {
        const place = path === notFoundPath ? undefined : whereWritten([word], path);
        return {
          found: `“${letters.join('')}” of “${word}”${place ? ` (${place})` : ''} isn’t in the typefaces`,
          fix: 'Run `npm run fonts`, which adds it, and build again.',
        };
      });
  },
};
