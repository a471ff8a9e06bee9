import createCache from '@emotion/cache';

/**
 * A style cache. Its short key keeps class names short in every prerendered page; the vendor prefixes that stylis
 * adds by default are for browsers older than the build's target.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  // Styles are collected into one inline sheet instead of a tag beside each element.
  cache.compat = true;
  return cache;
}
