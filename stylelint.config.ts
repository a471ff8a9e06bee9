import type { Config } from 'stylelint';
import { paletteCss } from '#src/theme/palette.ts';

export default {
  extends: 'stylelint-config-standard',
  // `var()` may use tokens, the palette (`renderer/document.ts`) and the sizes of the home page's drawing.
  referenceFiles: {
    files: ['src/theme/tokens.css', 'pages/index/HomeHero.module.css'],
    loader: { postcssPlugin: 'palette', Once: (root) => void root.append(paletteCss) },
  },
  rules: {
    'no-unknown-custom-properties': true,
    'no-unknown-animations': true,
    // 62.5rem for the header, 23rem for the narrowest choices, below 20rem for phones with text at 200%, 80rem for five
    // columns.
    'media-feature-name-value-allowed-list': {
      width: ['20rem', '23rem', '30rem', '48rem', '62.5rem', '64rem', '80rem'],
    },
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (selector: string) => `Expected class selector "${selector}" to be camelCase` },
    ],
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    // Variants follow base rules, which can be more specific.
    'no-descending-specificity': null,
  },
} satisfies Config;
