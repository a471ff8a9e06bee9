import { readVisibleText } from '#scripts/build/built-page.ts';
import { getPageFolder } from '#src/site/paths.ts';
import type { Rule } from '../rule.ts';

const joint = '\u0000';

const joinedWords = new RegExp(String.raw`[\p{L}\p{N}.,%)’]+${joint}+[\p{Lu}\p{N}][\p{L}\p{N}]*`, 'gu');

/** Crawlers and text browsers don't see the space that styles add. */
export const separateWords: Rule = {
  name: 'joined-words',
  findProblems: ({ path, document }) =>
    [...readVisibleText(document.body, ' ', joint).matchAll(joinedWords)].map(([words]) => ({
      found: `"${words.replaceAll(joint, '')}" has no space in the text without styles`,
      fix: `Add \`{' '}\` between its elements, in a component that ${getPageFolder(path)}/+Page.tsx lists.`,
    })),
};
