import createCache from '@emotion/cache';

/** A style cache; its short key keeps class names short in every prerendered page. */
export function createStyleCache() {
  const cache = createCache({ key: 'c' });
  // Styles are collected into one inline sheet instead of a tag beside each element.
  cache.compat = true;
  return cache;
}
