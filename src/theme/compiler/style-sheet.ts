import createCache, { type StylisPlugin } from '@emotion/cache';
import { css } from '@emotion/react';
import { transform } from 'lightningcss';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
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

/** Chakra leaves a token that it doesn't know as it is written. Outside strings and addresses, CSS has no such word. */
const refuseUnknownTokens: StylisPlugin = ({ type, props, children }) => {
  if (type !== 'decl' || typeof children !== 'string') return;
  const words = children.replace(/url\(.*?\)|(["']).*?\1/g, '');
  const [token] = /(?<![\w.-])[a-z][\w-]*\.[\w.-]+/i.exec(words) ?? [];
  if (token) throw new Error(`${String(props)}: ${token}: no such token in src/theme/tokens.ts`);
};

/** Chakra makes tokens of the breakpoints, which no style can use: media queries don't read custom properties. */
const unusedSymbols = ['breakpoints-', 'sizes-breakpoint-'].flatMap((prefix) =>
  Object.keys(systemConfig.theme?.breakpoints ?? {}).map((name) => `--${prefix}${name}`),
);

/**
 * The CSS text of styles that Chakra's system has resolved, minified; the empty selector is for whole sheets.
 *
 * @throws {Error} when a value holds a token that the theme doesn't have.
 */
export function styleSheet(selector: string, styles: SystemStyleObject): string {
  // A cache of its own, because Emotion takes equal styles for the same rule whatever their selector. The vendor
  // prefixes that it adds by default are for browsers older than the build's target.
  const cache = createCache({ key: 'style', stylisPlugins: [refuseUnknownTokens, printAsOnWideScreens] });
  // As on a server, Emotion returns the rules instead of inserting them.
  const rules = cache.insert(selector, css(styles as Parameters<typeof css>[0]), cache.sheet, false);
  const code = Buffer.from(rules ?? '');
  return transform({ filename: 'styles.css', code, minify: true, unusedSymbols }).code.toString();
}

/** The tokens, then the site's element defaults, as one sheet. */
export const defaultStyles = () =>
  [system.getTokenCss(), system.getGlobalCss()].map((styles) => styleSheet('', styles)).join('');
