import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { colours, plateColour, type SchemeColour } from '#shared/colours.ts';

/** Raw values that don't depend on the colour scheme. */
export const tokens = defineTokens({
  fonts: {
    body: { value: "'Figtree','Figtree Arial','Figtree Roboto','Figtree Open',system-ui,sans-serif" },
    heading: { value: "'Fraunces','Fraunces Georgia','Fraunces Noto','Fraunces Open',Georgia,serif" },
  },
  // Fluid from 320 to 1280 px of viewport width, ratio about 1.25.
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)' },
    lg: { value: 'clamp(1.125rem, 1.0625rem + 0.3125vw, 1.3125rem)' },
    xl: { value: 'clamp(1.25rem, 1.1458rem + 0.521vw, 1.5625rem)' },
    '2xl': { value: 'clamp(1.375rem, 1.167rem + 1.042vw, 2rem)' },
    '3xl': { value: 'clamp(1.625rem, 1.25rem + 1.875vw, 2.75rem)' },
    '4xl': { value: 'clamp(1.75rem, min(8.7vw, 1.625rem + 2.5vw), 3.625rem)' },
    /** Display type of plates. */
    '5xl': { value: 'clamp(2.25rem, 1.3rem + 3.9vw, 4.75rem)' },
    /** A figure that stands alone. */
    figure: { value: 'clamp(3.5rem, 2.4rem + 5vw, 5.75rem)' },
  },
  spacing: {
    '1': { value: '0.25rem' },
    '2': { value: '0.5rem' },
    '3': { value: '0.75rem' },
    '4': { value: '1rem' },
    '5': { value: '1.25rem' },
    '6': { value: '1.5rem' },
    '8': { value: '2rem' },
    '10': { value: '2.5rem' },
    '12': { value: '3rem' },
    '16': { value: '4rem' },
    '24': { value: '6rem' },
    /** Space above and below a full-bleed band. */
    band: { value: 'clamp(2.25rem, 1.4rem + 3.9vw, 4.5rem)' },
    /** Space between the page's edge and its content. */
    gutter: { value: 'clamp(1.25rem, 0.6rem + 3vw, 3rem)' },
  },
  sizes: {
    content: { value: '73.75rem' },
    measure: { value: '38rem' },
    header: { value: '4.5rem' },
    target: { value: '2.75rem' },
  },
  radii: { sm: { value: '6px' }, full: { value: '999px' } },
});

/**
 * Both schemes in one value, of which the browser takes that of the element's `color-scheme`, a dark plate's included.
 */
const scheme = ({ light, dark }: SchemeColour) => ({ value: `light-dark(${light}, ${dark})` });

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: scheme(colours.bg.DEFAULT),
      panel: scheme(colours.bg.panel),
      raised: scheme(colours.bg.raised),
      plate: { value: plateColour },
    },
    fg: { DEFAULT: scheme(colours.fg.DEFAULT), muted: scheme(colours.fg.muted) },
    brand: {
      DEFAULT: scheme(colours.brand.DEFAULT),
      hover: scheme(colours.brand.hover),
      contrast: scheme(colours.brand.contrast),
      quiet: scheme(colours.brand.quiet),
    },
    accent: scheme(colours.accent),
    danger: scheme(colours.danger),
    control: scheme(colours.control),
    hairline: scheme(colours.hairline),
  },
  shadows: {
    floating: { value: '0 12px 32px light-dark(rgb(16 36 47 / 0.16), rgb(0 0 0 / 0.5))' },
  },
});

/**
 * Gives tokens other values where a rule applies: turns their names, such as `colors.fg.muted`, into the custom
 * properties that Chakra reads.
 */
export function setTokens(values: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  const nameOf = (token: string) =>
    token.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(values).map(([token, value]) => [`--${nameOf(token)}`, value]));
}
