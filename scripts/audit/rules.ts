import type { Rule } from './rule.ts';
import { claimedFigures } from './rules/claimed-figures.ts';
import {
  indexing,
  headMatchesRoute,
  metadataLength,
  siteIndexes,
  socialImage,
  uniqueHead,
} from './rules/head.ts';
import { validHtml } from './rules/html.ts';
import { missingGlyphs } from './rules/missing-glyphs.ts';
import { structuredData } from './rules/structured-data.ts';
import { thinContent } from './rules/thin-content.ts';
import { pageWeight } from './rules/weight.ts';

export const rules: readonly Rule[] = [
  indexing,
  headMatchesRoute,
  socialImage,
  metadataLength,
  uniqueHead,
  siteIndexes,
  structuredData,
  claimedFigures,
  thinContent,
  missingGlyphs,
  pageWeight,
  validHtml,
];
