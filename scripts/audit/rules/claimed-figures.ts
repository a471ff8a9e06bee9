import { visibleText } from '#scripts/build/built-page.ts';
import { timelines } from '#shared/contact-form.ts';
import { claims } from '#src/site/claims.ts';
import { formatPrice, formatPriceRange } from '#src/site/figures.ts';
import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import { findRoute } from '#src/site/routes.ts';
import type { Rule } from '../rule.ts';
import { findSourceFile } from '../find-source-file.ts';

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
    String.raw`\b${digits}(?:\s?[-–]\s?${digits})?[\s-](?:specialized )?(?:vendor options|vendors|CDMOs|CROs|clients|programs|times|fold|x)\b`,
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

const figuresOf = (text: string): string[] =>
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
  formatPrice(price.minimum),
  formatPrice(price.maximum),
];

const knownFigures = new Set(
  [...textsOf(claims), ...textsOf(illustrativeFigures), ...shownElsewhere].flatMap(figuresOf),
);

/** Every figure on a page is one of `claims.ts`, or of an illustration and said so in `illustrativeFigures.ts`. */
export const claimedFigures: Rule = {
  name: 'claimed-figures',
  check({ path, document }) {
    // Lawyers write the legal pages.
    if (findRoute(path)?.kind === 'legal') return [];
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
      const place = findSourceFile([text, figure], path);
      return {
        found: `the figure “${figure}” in “${text}”${place ? ` (${place})` : ''}`,
        fix: 'Claim only what src/site/claims.ts holds, by name.',
      };
    });
  },
};
