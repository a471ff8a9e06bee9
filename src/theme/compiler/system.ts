import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from '../global-css.ts';
import { semanticTokens, tokenPrefix, tokens } from '../tokens.ts';

/** The site's part of its Chakra system. */
export const systemConfig = defineConfig({
  cssVarsPrefix: tokenPrefix,
  cssVarsRoot: ':root',
  // Off, because an element's rules are all in its classes, so that layers would only add bytes.
  disableLayers: true,
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' },
    tokens,
    semanticTokens,
  },
});

/**
 * The Chakra system of the site: the base preset's conditions and utilities with our own few tokens, without Chakra's
 * default theme. Only the build runs it; each component's recipe stands beside it.
 */
export const system = createSystem(defaultBaseConfig, systemConfig);
