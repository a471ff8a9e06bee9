import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from '../global-css.ts';
import { semanticTokens, tokens } from '../tokens.ts';

/** The site's part of its Chakra system. */
export const systemConfig = defineConfig({
  // Nothing else on a page has custom properties that begin with `colors`, `spacing` and the like.
  cssVarsPrefix: '',
  cssVarsRoot: ':root',
  // Off, because an element's rules are all in its classes, so that layers would only add bytes.
  disableLayers: true,
  // Off too: the site's own element defaults have what it needs of it.
  preflight: false,
  globalCss,
  // Chakra's own write every background twice, the second time as a custom property for gradient borders.
  utilities: {
    background: {
      values: 'colors',
      shorthand: ['bg'],
      transform: (background: string) => ({ background }),
    },
    backgroundColor: {
      values: 'colors',
      shorthand: ['bgColor'],
      transform: (backgroundColor: string) => ({ backgroundColor }),
    },
  },
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
