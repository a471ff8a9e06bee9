import createCache, { type StylisPlugin } from '@emotion/cache';
import { css } from '@emotion/react';
import { transform } from 'lightningcss';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { system } from './system.ts';

/** Chakra's breakpoints hold for screens only; a sheet of paper in small type has the room of a wide one. */
const printAsOnWideScreens: StylisPlugin = (element) => {
  if (element.type === '@media')
    element.value = element.value.replace(/screen and (?=\(min-width[^)]+\)$)/, 'print, screen and ');
};

/**
 * What Chakra declares and nothing here reads: every background once more for its gradient borders, the typefaces and
 * the colour of borders of its preflight, in whose place the site has its own, and the width of tabs, which no page has.
 */
const unread = [
  /^--bg-currentcolor:/,
  /^--font-fallback:/,
  /^font-family:var\(--global-font-body,/,
  /^border-color:var\(--global-color-border,/,
  /^(?:-moz-)?tab-size:/,
];

const dropUnread: StylisPlugin = (element) => {
  if (element.type === 'decl' && unread.some((declaration) => declaration.test(element.value)))
    element.return = ' ';
};

/** What Chakra puts before a token's name in a custom property, and what stands there in our sheets. */
const shortCategories: Readonly<Record<string, string>> = {
  'colors-': '',
  'fonts-': '',
  'sizes-': '',
  'spacing-': 'space-',
  'font-sizes-': 'text-',
};

/**
 * Shortens the custom properties of the tokens: `--d-colors-fg` is `--fg`, `--d-spacing-4` is `--space-4`. They are the
 * most frequent words of every page's styles.
 */
export const shortenTokens = (css: string) =>
  css.replace(
    /--d-(colors-|fonts-|sizes-|spacing-|font-sizes-)?/g,
    (_, category: string = '') => `--${shortCategories[category] ?? ''}`,
  );

/**
 * The CSS text of styles that Chakra's system has resolved, minified; the empty selector is for whole sheets.
 */
export function styleSheet(selector: string, styles: SystemStyleObject): string {
  // A cache of its own, because Emotion takes equal styles for the same rule whatever their selector. The vendor
  // prefixes that it adds by default are for browsers older than the build's target.
  const cache = createCache({ key: 'style', stylisPlugins: [printAsOnWideScreens, dropUnread] });
  // Away from a browser it hands the rules out instead of inserting them.
  const rules = cache.insert(selector, css(styles as Parameters<typeof css>[0]), cache.sheet, false);
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(rules ?? ''), minify: true });
  return shortenTokens(code.toString());
}

/** Chakra's preflight, the site's element defaults and its tokens, as one sheet. */
export function defaultStyles(): string {
  const sheets = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  return sheets.map((styles) => styleSheet('', styles)).join('');
}
