import type { Rule } from './rule.ts';
import { claimedFigures } from './rules/claimed-figures.ts';
import { headTags, uniqueHead } from './rules/head.ts';
import { validHtml } from './rules/html.ts';
import { separateWords } from './rules/joined-words.ts';
import { structuredData } from './rules/structured-data.ts';

export const rules: readonly Rule[] = [
  headTags,
  uniqueHead,
  structuredData,
  claimedFigures,
  separateWords,
  validHtml,
];
