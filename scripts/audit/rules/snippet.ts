import { notFoundPath } from '#src/site/paths.ts';
import type { PageRule, Violation } from '../audit-site.ts';
import { searchResults, textWidth } from '../text-width.ts';

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
