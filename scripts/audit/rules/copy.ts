import subset from '#src/theme/fonts/subset.json' with { type: 'json' };
import readability from 'text-readability-ts';
import type { BuiltRoute } from '#scripts/build/build-context.ts';
import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { timelines } from '#shared/contact-form.ts';
import { claims } from '#src/site/claims.ts';
import { illustrations } from '#src/site/illustrations.ts';
import { formatPrice, formatPriceRange } from '#src/site/figures.ts';
import { notFoundPath } from '#src/site/paths.ts';
import type { PageRule, Violation } from '../audit-site.ts';
import { ownText } from '../page-summary.ts';
import { wordsOf } from '../resemblance.ts';
import { whereWritten } from '../where-written.ts';

/** A page with fewer words of its own is thin content to readers and search engines. */
const minimumWords = 300;

export const thinContent: PageRule = {
  name: 'thin-content',
  description: `A page has at least ${minimumWords} words of its own besides layout, the sitemap page excepted`,
  check(page) {
    if (page.path === notFoundPath || page.path === '/sitemap') return [];
    const { length } = wordsOf(ownText(page));
    return length < minimumWords
      ? [
          {
            found: `${length} words`,
            fix: `Say more: at least ${minimumWords} words in the page's content.ts.`,
          },
        ]
      : [];
  },
};

/** Lawyers write the legal pages, so rules about style don't apply to them. */
const isLegal = (path: string, routes: readonly BuiltRoute[]) =>
  routes.some((route) => route.path === path && route.kind === 'legal');

/** Sentences and paragraphs of running text, without headings, labels and figures. */
const proseOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('main p, main dd, main li')]
    .filter((element) => !element.querySelector('p, li, h2, h3'))
    .map((element) => visibleText(element))
    .filter((text) => wordsOf(text).length >= 6)
    .map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`));

/**
 * How easy the copy must be to read. The readers are scientists who read English papers all day: the Flesch
 * score of "fairly difficult" is theirs (a journal abstract scores below 20), and short sentences keep it in reach.
 */
const prose = { minimumFlesch: 30, maximumAverage: 20, longSentence: 38 } as const;

export const readableCopy: PageRule = {
  name: 'readable-copy',
  description: `Copy reads easily: Flesch reading ease of at least ${prose.minimumFlesch}, at most ${prose.maximumAverage} words a sentence`,
  check(page, { routes }) {
    if (isLegal(page.path, routes)) return [];
    const paragraphs = proseOf(page);
    if (paragraphs.length < 5) return [];
    const text = paragraphs.join('\n');
    const ease = Math.round(readability.fleschReadingEase(text));
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/));
    const lengths = sentences.map((sentence) => wordsOf(sentence).length);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const violations: Violation[] = [];
    if (ease < prose.minimumFlesch) {
      violations.push({
        found: `Flesch reading ease ${ease}`,
        fix: 'Use shorter sentences and plainer words.',
      });
    }
    if (average > prose.maximumAverage) {
      violations.push({ found: `${average.toFixed(1)} words a sentence`, fix: 'Cut sentences in two.' });
    }
    sentences
      .filter((_, index) => (lengths[index] ?? 0) > prose.longSentence)
      .forEach((sentence) =>
        violations.push({ found: `a long sentence: “${sentence}”`, fix: 'Cut it in two.' }),
      );
    return violations;
  },
};

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const spelled = new Map(numbers.map((word, index) => [word, String(index + 2)]));
const digits = String.raw`\d+(?:[.,]\d+)*\+?`;
const number = `${digits}|${numbers.join('|')}`;
const dollars = String.raw`\$\s?\d{1,3}(?:,?\d{3})*(?:\.\d+)?`;
const figurePattern = new RegExp(
  [
    String.raw`${dollars}(?:\s?[-–]\s?${dollars})?`,
    String.raw`\d+(?:\.\d+)?(?:\s?[-–]\s?\d+)?\s?%`,
    // Times are claims however they are written; "two vendors" is a manner of speaking, "7 vendors" is a count.
    String.raw`\b(?:${number})(?:\s?(?:[-–]|to)\s?(?:${number}))?[\s-](?:business )?(?:minute|hour|day|week|month|year)s?\b`,
    String.raw`\b${digits}(?:\s?[-–]\s?${digits})?[\s-](?:specialised )?(?:vendor options|vendors|CDMOs|CROs|clients|programs|times|fold|x)\b`,
  ].join('|'),
  'gi',
);

/** A figure in one spelling: "2–3 weeks", "2-3 Week" and "two to three weeks" are the same. */
const normalized = (figure: string) =>
  figure
    .toLowerCase()
    .replace(/\b[a-z]+\b/g, (word) => spelled.get(word) ?? word)
    .replace(/\s?(?:[–-]|\bto\b)\s?(?=[$\d])/g, '-')
    .replace(/[\s-]+(?=[a-z%])/g, ' ')
    .replace(/ %/, '%')
    .replace(/s$/, '');

/** The figures of a text, each in one spelling. */
export const figuresOf = (text: string): string[] =>
  [...text.matchAll(figurePattern)].map(([figure]) => normalized(figure));

/** Every text in a nested table. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

const { price } = claims.readinessSprint;

/** Figures that the claims don't hold as text: the price, a form's choices, the progress in the tracker. */
const shownElsewhere = [
  ...timelines.map(({ label }) => label),
  ...claims.trackerPhases.map(({ progress }) => `${progress}%`),
  formatPriceRange(price),
  // The two ends of the price range stand alone in a sentence.
  formatPrice(price.minimum, price.currency),
  formatPrice(price.maximum, price.currency),
];

const knownFigures = new Set(
  [...textsOf(claims), ...textsOf(illustrations), ...shownElsewhere].flatMap(figuresOf),
);

export const claimedFigures: PageRule = {
  name: 'claimed-figures',
  description:
    'Every figure on a page is one of src/site/claims.ts, or of an illustration and said so in src/site/illustrations.ts',
  check({ path, document }, { routes }) {
    if (isLegal(path, routes)) return [];
    const main = document.querySelector('main');
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    const texts = [document.title, description, ...(main ? visibleText(main, ' | ').split(' | ') : [])];
    const found = texts.flatMap((text) =>
      [...text.matchAll(figurePattern)]
        .filter(([figure]) => !knownFigures.has(normalized(figure)))
        .map(([figure]) => ({ figure, text })),
    );
    const firstOfEach = new Map(found.toReversed().map((unknown) => [normalized(unknown.figure), unknown]));
    return [...firstOfEach.values()].toReversed().map(({ figure, text }) => {
      const place = whereWritten([text, figure], path);
      return {
        found: `the figure “${figure}” in “${text}”${place ? ` (${place})` : ''}`,
        fix: 'Claim only what src/site/claims.ts holds, by name.',
      };
    });
  },
};

const setLetters = new Set(subset.letters);
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

/** The letters and digits of a word that the typefaces' subset lacks. */
const beyondSubset = (word: string) =>
  [...new Set(word)].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !setLetters.has(letter));

export const typefaceLetters: PageRule = {
  name: 'typeface-letters',
  description: 'Every letter of the copy is in the subset of the site’s typefaces',
  check({ path, document }) {
    const written = new Set(visibleText(document.body).match(wordPattern));
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
