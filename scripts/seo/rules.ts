import type { PageRule, SiteRule } from './audit.ts';
import { claimedFigures, readableCopy, thinContent } from './rules/copy.ts';
import { nearDuplicatePages, uniqueHeads } from './rules/duplicates.ts';
import { jsonLdNodes, jsonLdProperties, jsonLdVisible } from './rules/graph-content.ts';
import { canonical, headFiles, headTags, language, robotsTag } from './rules/head.ts';
import { headingOrder, oneH1 } from './rules/headings.ts';
import { htmlValidateRule, nuChecker } from './rules/html-validity.ts';
import { images, mixedContent, socialImage } from './rules/images.ts';
import { clickDepth, internalLinks } from './rules/links.ts';
import { languageModelTexts, manifestIcons, robotsFile, sitemapMatches } from './rules/site-files.ts';
import { descriptionWidth, titleWidth } from './rules/snippet.ts';
import {
  independentValidator,
  jsonLdReferences,
  jsonLdSyntax,
  jsonLdVocabulary,
} from './rules/structured-data.ts';

/** The rules about one page alone. */
export const pageRules: readonly PageRule[] = [
  oneH1,
  headingOrder,
  titleWidth,
  descriptionWidth,
  canonical,
  robotsTag,
  headTags,
  headFiles,
  language,
  images,
  socialImage,
  mixedContent,
  thinContent,
  readableCopy,
  claimedFigures,
  jsonLdSyntax,
  jsonLdVocabulary,
  jsonLdReferences,
  jsonLdProperties,
  jsonLdNodes,
  jsonLdVisible,
  independentValidator,
  htmlValidateRule,
];

/** The rules about the pages together. */
export const siteRules: readonly SiteRule[] = [
  uniqueHeads,
  nearDuplicatePages,
  sitemapMatches,
  robotsFile,
  internalLinks,
  clickDepth,
  languageModelTexts,
  manifestIcons,
  nuChecker,
];
