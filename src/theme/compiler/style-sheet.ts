import createCache, { type StylisPlugin } from '@emotion/cache';
import { css } from '@emotion/react';
import { transform } from 'lightningcss';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { fullNames } from './names.ts';
import { system, systemConfig } from './system.ts';

/**
 * Breakpoints that hold for print too, unlike Chakra's: a sheet of paper in small type has the room of a wide screen.
 */
const onPaperToo = new Map(
  Object.values(systemConfig.theme?.breakpoints ?? {}).map((width) => {
    const query = `screen and (min-width: ${width})`;
    return [`@media ${query}`, `@media print,${query}`];
  }),
);
const printAsOnWideScreens: StylisPlugin = (element) => {
  element.value = onPaperToo.get(element.value) ?? element.value;
};

/**
 * Declarations of Chakra that no page needs, as property and beginning of the value. The first ones are a second copy
 * of every background for gradient borders, the preflight's typefaces and border colour, for which the site has its
 * own, and the width of tabs, which no page has.
 */
const unread: readonly (readonly [property: string, value: string])[] = [
  ['--bg-currentcolor', ''],
  ['--font-fallback', ''],
  ['font-family', 'var(--global-font-body,'],
  ['border-color', 'var(--global-color-border,'],
  ['tab-size', ''],
  ['-moz-tab-size', ''],
  // Every element has both already: `word-wrap` is the older name of the first, and borders have no width by default.
  ['overflow-wrap', 'break-word'],
  ['border-style', 'none'],
  // Browsers kern and join letters without it too, and lay out a long page faster.
  ['text-rendering', ''],
  // A page as wide as its device is never zoomed by a double tap, and a tap that is seen needs no second one.
  ['touch-action', 'manipulation'],
  ['-webkit-tap-highlight-color', ''],
  // On macOS they thin the text.
  ['-webkit-font-smoothing', ''],
  ['-moz-osx-font-smoothing', ''],
];

const dropUnread: StylisPlugin = (element) => {
  const { type, props, children } = element;
  if (type !== 'decl' || typeof children !== 'string') return;
  if (unread.some(([property, value]) => props === property && children.startsWith(value)))
    element.return = ' ';
};

/** Chakra leaves a token that it doesn't know as it is written. Outside strings and addresses, CSS has no such word. */
const refuseUnknownTokens: StylisPlugin = ({ type, props, children }) => {
  if (type !== 'decl' || typeof children !== 'string') return;
  const words = children.replace(/url\(.*?\)|(["']).*?\1/g, '');
  const [token] = /(?<![\w.-])[a-z][\w-]*\.[\w.-]+/i.exec(words) ?? [];
  if (token) throw new Error(`${String(props)}: ${token}: no such token in src/theme/tokens.ts`);
};

/**
 * The CSS text of styles that Chakra's system has resolved, minified; the empty selector is for whole sheets.
 *
 * @throws {Error} when a value holds a token that the theme doesn't have.
 */
export function styleSheet(selector: string, styles: SystemStyleObject, names = fullNames): string {
  // A cache of its own, because Emotion takes equal styles for the same rule whatever their selector. The vendor
  // prefixes that it adds by default are for browsers older than the build's target.
  const cache = createCache({
    key: 'style',
    stylisPlugins: [refuseUnknownTokens, printAsOnWideScreens, dropUnread],
  });
  // As on a server, Emotion returns the rules instead of inserting them.
  const rules = cache.insert(selector, css(styles as Parameters<typeof css>[0]), cache.sheet, false);
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(rules ?? ''),
    minify: true,
    visitor: { DashedIdent: names.propertyOf },
  });
  return code.toString();
}

/** Chakra's preflight, the site's element defaults and its tokens, as one sheet. */
export function defaultStyles(names = fullNames): string {
  const sheets = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  return sheets.map((styles) => styleSheet('', styles, names)).join('');
}
