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

/** Chakra notes every background in a property that only its gradient borders read. */
const dropUnreadBackground: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === '--bg-currentcolor') element.return = ' ';
};

/**
 * The CSS text of styles that Chakra's system has resolved, minified; the empty selector is for whole sheets.
 */
export function styleSheet(selector: string, styles: SystemStyleObject): string {
  // A cache of its own, because Emotion takes equal styles for the same rule whatever their selector. The vendor
  // prefixes that it adds by default are for browsers older than the build's target.
  const cache = createCache({ key: 'style', stylisPlugins: [printAsOnWideScreens, dropUnreadBackground] });
  // Away from a browser it hands the rules out instead of inserting them.
  const rules = cache.insert(selector, css(styles as Parameters<typeof css>[0]), cache.sheet, false);
  return transform({
    filename: 'styles.css',
    code: Buffer.from(rules ?? ''),
    minify: true,
  }).code.toString();
}

/** Chakra's preflight, the site's element defaults and its tokens, as one sheet. */
export function defaultStyles(): string {
  const sheets = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  return sheets.map((styles) => styleSheet('', styles)).join('');
}
