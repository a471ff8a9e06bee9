import createCache, { type StylisPlugin } from '@emotion/cache';

/** Chakra's breakpoints hold for screens only; a sheet of paper in small type has the room of a wide one. */
const printAsOnWideScreens: StylisPlugin = (element) => {
  if (element.type === '@media')
    element.value = element.value.replace(/screen and (?=\(min-width[^)]+\)$)/, 'print, screen and ');
};

/**
 * A style cache. Its short key keeps class names short in every prerendered page; the vendor prefixes that stylis
 * adds by default are for browsers older than the build's target.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'c', stylisPlugins: [printAsOnWideScreens] });
  // Styles are collected into one inline sheet instead of a tag beside each element.
  cache.compat = true;
  return cache;
}
