import createCache from '@emotion/cache';
import type { SystemContext } from '@chakra-ui/react/styled-system';

type Props = Readonly<Record<string, unknown>>;

/** A recipe without styles, as Chakra's components call one. */
const recipe = Object.assign(() => ({}), {
  __cva__: true,
  variantKeys: [],
  classNameMap: {},
  splitVariantProps: (props: Props) => [{}, props],
  merge: () => recipe,
});

/**
 * The value of the site's `ChakraProvider`: a Chakra system without styles, because the looks of its components are CSS
 * modules. Chakra's own adds 11 kB and `<style>` elements that the content security policy refuses. No documentation
 * promises this interface; the test beside it fails when a new version of Chakra asks for more.
 */
export const unstyledSystem = {
  $$chakra: true,
  _config: { disableLayers: true },
  _global: [],
  css: () => ({}),
  cva: () => recipe,
  sva: () => recipe,
  getRecipeFn: () => recipe,
  getSlotRecipeFn: () => recipe,
  isValidProperty: (name: string) => name === 'css',
} as unknown as SystemContext;

/** Emotion's cache, which has nothing to insert. With `compat` it writes no empty `<style>` elements into prerendered pages. */
export const emotionCache = Object.assign(createCache({ key: 'c' }), { compat: true as const });
