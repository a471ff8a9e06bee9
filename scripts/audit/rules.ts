/** The rules of the audit, in the order of the report; each is in `rules/`, in the file that its import names. */
import type { PageRule, SiteRule } from './audit-site.ts';
import { claimedFigures, readableCopy, thinContent, typefaceLetters } from './rules/copy.ts';
import { nearDuplicatePages, uniqueHeads } from './rules/duplicates.ts';
import { jsonLdNodes, jsonLdProperties, jsonLdVisible } from './rules/graph-content.ts';
import {
  canonical,
  headFiles,
  headTags,
  language,
  mainHeading,
  resourceHints,
  robotsTag,
  rowInHead,
} from './rules/head.ts';
import { htmlValidateRule, nuChecker, tableHeaders } from './rules/html-validity.ts';
import { images, mixedContent, socialImage } from './rules/images.ts';
import { clickDepth, contentLinks, externalLinks, internalLinks, linkLabels } from './rules/links.ts';
import {
  languageModelTexts,
  manifestIcons,
  renditionCanonical,
  robotsFile,
  sitemapMatches,
  unreferencedFiles,
} from './rules/site-files.ts';
import { descriptionWidth, titleWidth } from './rules/snippet.ts';
import {
  independentValidator,
  jsonLdDeprecated,
  jsonLdReachable,
  jsonLdReferences,
  jsonLdSyntax,
} from './rules/structured-data.ts';
import { pageWeight } from './rules/weight.ts';

/** The rules about one page alone. */
export const pageRules: readonly PageRule[] = [
  tableHeaders,
  titleWidth,
  descriptionWidth,
  canonical,
  robotsTag,
  rowInHead,
  headTags,
  mainHeading,
  headFiles,
  resourceHints,
  language,
  images,
  socialImage,
  mixedContent,
  externalLinks,
  thinContent,
  readableCopy,
  claimedFigures,
  typefaceLetters,
  jsonLdSyntax,
  jsonLdReferences,
  jsonLdReachable,
  jsonLdDeprecated,
  jsonLdProperties,
  jsonLdNodes,
  jsonLdVisible,
  independentValidator,
  htmlValidateRule,
  pageWeight,
];

/** The rules about the pages together. */
export const siteRules: readonly SiteRule[] = [
  uniqueHeads,
  nearDuplicatePages,
  sitemapMatches,
  robotsFile,
  internalLinks,
  linkLabels,
  clickDepth,
  contentLinks,
  languageModelTexts,
  renditionCanonical,
  manifestIcons,
  unreferencedFiles,
  nuChecker,
];
