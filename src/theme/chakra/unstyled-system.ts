import createCache from '@emotion/cache';
import type { SystemContext } from '@chakra-ui/react/styled-system';

type Props = Readonly<Record<string, unknown>>;

const recipe = Object.assign(() => ({}), {
  __cva__: true,
  variantKeys: [],
  classNameMap: {},
  splitVariantProps: (props: Props) => [{}, props],
  merge: () => recipe,
});

/**
 * Chakra's own system adds styles that the CSP blocks (`docs/decisions/004-css-modules.md`). A test checks this
 * undocumented interface.
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

/** With `compat`, Emotion writes no empty `<style>` elements into prerendered pages. */
export const emotionCache = Object.assign(createCache({ key: 'c' }), { compat: true as const });
