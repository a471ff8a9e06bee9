/** The rules that are the site's own, in the order of the report; html-validate and linkinator bring theirs. */
import type { Rule } from './rule.ts';
import { claimedFigures } from './rules/claimed-figures.ts';
import { classConflicts } from './rules/class-conflicts.ts';
import { graph } from './rules/graph.ts';
import { canonical, headOfRow, listed, searchResult, uniqueHead } from './rules/head.ts';
import { thinCopy } from './rules/thin-copy.ts';
import { typefaceLetters } from './rules/typeface-letters.ts';
import { pageWeight } from './rules/weight.ts';

export const rules: readonly Rule[] = [
  canonical,
  headOfRow,
  searchResult,
  uniqueHead,
  listed,
  graph,
  claimedFigures,
  thinCopy,
  typefaceLetters,
  classConflicts,
  pageWeight,
];
