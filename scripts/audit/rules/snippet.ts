import { notFoundPath } from '#src/site/paths.ts';
import type { PageRule, Violation } from '../audit-site.ts';

/**
 * How wide search results set a text: Google sets titles in Arial at 20 px and descriptions at 14 px on a desktop; what
 * is wider is cut. The widths are the advance widths of Liberation Sans, which are Arial's, in 1/2048 em.
 */

/** From U+0020 (space) to U+007E (tilde). */
const asciiWidths = [
  569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139, 1139,
  1139, 1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139, 2079, 1366, 1366, 1479, 1479, 1366,
  1251, 1593, 1479, 569, 1024, 1366, 1139, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933,
  1366, 1366, 1251, 569, 569, 569, 961, 1139, 682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455,
  1024, 455, 1706, 1139, 1139, 1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684,
  1196,
] as const;

const otherWidths: Readonly<Record<string, number>> = {
  '–': 1139,
  '—': 2048,
  '‘': 455,
  '’': 455,
  '“': 682,
  '”': 682,
  '…': 2048,
  '·': 569,
  '×': 1196,
  '\u00a0': 569,
};

/** A character that isn't listed counts as wide as a capital letter. */
const fallbackWidth = 1479;

/** The width of a text in Arial, in pixels. */
export function textWidth(text: string, fontSize: number): number {
  const units = Array.from(text).reduce((sum, character) => {
    const width = asciiWidths[character.charCodeAt(0) - 0x20] ?? otherWidths[character] ?? fallbackWidth;
    return sum + width;
  }, 0);
  return (units / 2048) * fontSize;
}

export const searchResults = {
  title: { fontSize: 20, maximum: 580, minimumCharacters: 15, maximumCharacters: 65 },
  description: {
    fontSize: 14,
    minimum: 400,
    maximum: 920,
    minimumCharacters: 70,
    maximumCharacters: 160,
  },
} as const;

interface Limits {
  readonly fontSize: number;
  readonly maximum: number;
  readonly minimum?: number;
  readonly minimumCharacters: number;
  readonly maximumCharacters: number;
}

/** Checks a text against the room search results have for it. */
function checkWidth(name: string, text: string, limits: Limits): Violation[] {
  if (!text.trim())
    return [{ found: `no ${name}`, fix: `Give the page's row in src/site/routes.ts a ${name}.` }];
  const width = Math.round(textWidth(text, limits.fontSize));
  const size = `the ${name} is ${width} px and ${text.length} characters: “${text}”`;
  const { minimum = 0, maximum, minimumCharacters, maximumCharacters } = limits;
  if (width > maximum || text.length > maximumCharacters) {
    return [{ found: size, fix: `Shorten it to ${maximum} px and ${maximumCharacters} characters.` }];
  }
  if (width < minimum || text.length < minimumCharacters) {
    return [{ found: size, fix: `Say more: at least ${minimum} px and ${minimumCharacters} characters.` }];
  }
  return [];
}

export const titleWidth: PageRule = {
  name: 'title-width',
  description: 'The title fits into search results: at most 580 px',
  check: ({ document }) => {
    const titles = document.querySelectorAll('title:not(svg title)');
    const violations = checkWidth('title', document.title, searchResults.title);
    if (titles.length > 1) violations.push({ found: `${titles.length} titles`, fix: 'Keep one.' });
    return violations;
  },
};

export const descriptionWidth: PageRule = {
  name: 'description-width',
  description: 'The description fills search results without being cut: 400 to 920 px',
  check: ({ document, path }) => {
    const tags = [...document.querySelectorAll('meta[name="description"]')];
    if (tags.length > 1) return [{ found: `${tags.length} descriptions`, fix: 'Keep one.' }];
    // The not-found page has no search result to fill.
    const { minimum, ...maximum } = searchResults.description;
    const limits = path === notFoundPath ? maximum : { minimum, ...maximum };
    return checkWidth('description', tags[0]?.getAttribute('content') ?? '', limits);
  },
};
