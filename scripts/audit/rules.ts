/** The rules that every page must keep, in the order of the report. */
import type { Rule } from './rule.ts';
import { claimedFigures } from './rules/claimed-figures.ts';
import { graph } from './rules/graph.ts';
import { canonical, headMatchesRoute, listed, searchResult, socialImage, uniqueHead } from './rules/head.ts';
import { validHtml } from './rules/html.ts';
import { thinCopy } from './rules/thin-copy.ts';
import { typefaceLetters } from './rules/typeface-letters.ts';
import { pageWeight } from './rules/weight.ts';

export const rules: readonly Rule[] = [
  canonical,
  headMatchesRoute,
  socialImage,
  searchResult,
  uniqueHead,
  listed,
  graph,
  claimedFigures,
  thinCopy,
  typefaceLetters,
  pageWeight,
  validHtml,
];
