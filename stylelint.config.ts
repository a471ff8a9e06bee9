import type { Config } from 'stylelint';
import { paletteCss } from '#src/theme/palette.ts';

export default {
  extends: 'stylelint-config-standard',
  // What `var()` may name: the tokens, and the palette that the document begins with (`renderer/document.ts`).
  referenceFiles: {
    files: 'src/theme/tokens.css',
    loader: { postcssPlugin: 'palette', Once: (root) => void root.append(paletteCss) },
  },
  rules: {
    'no-unknown-custom-properties': true,
    'no-unknown-animations': true,
    // The widths at which a layout may change: 62.5rem is the header's, 23rem that of the narrowest choices, and below
    // 20rem a phone shows text at twice its size.
    'media-feature-name-value-allowed-list': {
      width: ['20rem', '23rem', '30rem', '48rem', '62.5rem', '64rem'],
    },
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (selector: string) => `Expected class selector "${selector}" to be camelCase` },
    ],
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    // A variant follows its component's base rules, and comes back to parts that have more specific ones.
    'no-descending-specificity': null,
  },
} satisfies Config;
