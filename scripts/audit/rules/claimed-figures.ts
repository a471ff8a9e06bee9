import { readVisibleText } from '#scripts/build/built-page.ts';
import { contactForm } from '#src/inquiry/contact-form.ts';
import { cases } from '#src/content/values/cases.ts';
import { claims } from '#src/content/values/claims.ts';
import { formatPrice, formatPriceRange } from '#src/content/figures.ts';
import { examples } from '#src/content/values/examples.ts';
import { getPageTextFile } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';
import { team } from '#src/content/values/team.ts';
import type { Rule } from '../rule.ts';

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const digitsByWord = new Map(numbers.map((word, index) => [word, String(index + 2)]));
const digits = String.raw`\d+(?:[.,]\d+)*\+?`;
const number = `${digits}|${numbers.join('|')}`;
const dollars = String.raw`\$\s?\d{1,3}(?:,?\d{3})*(?:\.\d+)?`;
const figurePattern = new RegExp(
  [
    String.raw`${dollars}(?:\s?[-–]\s?${dollars})?`,
    String.raw`\d+(?:\.\d+)?(?:\s?[-–]\s?\d+)?\s?%`,
    // Counts are claims only in digits: "two vendors" is not a claim.
    String.raw`\b(?:${number})(?:\s?(?:[-–]|to)\s?(?:${number}))?[\s-](?:business )?(?:minute|hour|day|week|month|year)s?\b`,
    String.raw`\b${digits}(?:\s?[-–]\s?${digits})?[\s-](?:specialized )?(?:vendor options|vendors|CDMOs|CROs|clients|programs|times|fold|x)\b`,
  ].join('|'),
  'gi',
);

/** Makes "2–3 weeks", "2-3 Week" and "two to three weeks" equal. */
const normalizeFigure = (figure: string) =>
  figure
    .toLowerCase()
    .replace(/\b[a-z]+\b/g, (word) => digitsByWord.get(word) ?? word)
    .replace(/\s?(?:[–-]|\bto\b)\s?(?=[$\d])/g, '-')
    .replace(/[\s-]+(?=[a-z%])/g, ' ')
    .replace(/ %/, '%')
    .replace(/s$/, '');

const findFigures = (text: string): string[] =>
  [...text.matchAll(figurePattern)].map(([figure]) => normalizeFigure(figure));

function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(readTexts);
  return [];
}

const { price } = claims.readinessSprint;

const additionalTexts = [
  ...contactForm.timeline.options.map(({ label }) => label),
  ...claims.trackerPhases.map(({ progress }) => `${progress}%`),
  formatPriceRange(price),
  ...team.map(({ years = 0, programs = 0 }) => `${years} years, ${programs} programs`),
  // The end of the axis of the services' bars.
  ...Object.values(claims.services).map((duration) => duration.replace(/^\d+–/, '')),
  // Sentences also name the ends of the price range.
  formatPrice(price.minimum),
  formatPrice(price.maximum),
];

const allowedFigures = new Set(
  [...readTexts({ claims, team, cases, examples }), ...additionalTexts].flatMap(findFigures),
);

/** Figures come from `content/figures.json` or `content/examples.json`. */
export const claimedFigures: Rule = {
  name: 'claimed-figures',
  findProblems({ path, document }) {
    // Lawyers write the legal pages.
    if (findRoute(path)?.kind === 'legal') return [];
    const main = document.querySelector('main');
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    const texts = [
      document.title,
      description,
      ...(main ? readVisibleText(main, ' | ').split(/ (?:\| )+/) : []),
    ];
    const unknownFigures = texts.flatMap((text) =>
      [...text.matchAll(figurePattern)]
        .filter(([figure]) => !allowedFigures.has(normalizeFigure(figure)))
        .map(([figure]) => ({ figure, text })),
    );
    const firstOccurrences = new Map(
      unknownFigures.toReversed().map((unknown) => [normalizeFigure(unknown.figure), unknown]),
    );
    return [...firstOccurrences.values()].toReversed().map(({ figure, text }) => ({
      found: `The figure "${figure}" in "${text}" isn't in content/figures.json`,
      fix: `Write the figure's token in ${getPageTextFile(path)} (or in the page's sample or form in content/), such as {{startDelay}}. If it isn't in content/figures.json, add it there, or to content/examples.json if it's illustrative.`,
    }));
  },
};
