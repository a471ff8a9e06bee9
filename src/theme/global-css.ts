import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { plateColourByNight } from '#shared/colours.ts';
import { provider } from '#src/site/provider.ts';
import { setTokens } from './tokens.ts';

// Smaller sizes and spaces for print: those of the screen would take twice the paper.
const printScale = setTokens({
  'sizes.target': '0px',
  'spacing.gutter': '0px',
  'spacing.2': '0.25rem',
  'spacing.band': '0.5rem',
  'spacing.4': '0.75rem',
  'spacing.5': '0.5rem',
  'spacing.6': '0.625rem',
  'spacing.8': '0.875rem',
  'spacing.10': '1rem',
  'spacing.12': '1.25rem',
  'spacing.16': '1.5rem',
  'spacing.24': '2rem',
  'fontSizes.lg': '1.0625rem',
  'fontSizes.xl': '1.1875rem',
  'fontSizes.2xl': '1.375rem',
  'fontSizes.3xl': '1.625rem',
  'fontSizes.4xl': '2.25rem',
});

// Printed links show their address, except anchors and mail addresses.
const printedAddress = { fontSize: 'xs', fontWeight: 400 };

// Browsers don't recolour drawings: backgrounds that hide a line behind a label take the visitor's own colour.
const forcedColours = setTokens({ 'colors.bg': 'Canvas', 'colors.bg.plate': 'Canvas' });

/** Element defaults, focus ring, print and motion rules; everything else lives in recipes. */
export const globalCss = defineGlobalStyles({
  ':root': {
    _print: printScale,
    // Not `light-dark()`: a plate has the dark scheme by day too.
    '@media (prefers-color-scheme: dark)': setTokens({ 'colors.bg.plate': plateColourByNight }),
    '@media (forced-colors: active)': forcedColours,
  },
  // Elements start without the looks that browsers give them; this is the site's part of Chakra's preflight.
  '*': { font: 'inherit', overflowWrap: 'break-word', margin: 0, padding: 0 },
  '*, ::before, ::after, ::backdrop': { boxSizing: 'border-box', borderStyle: 'solid', borderWidth: 0 },
  'img, svg': { display: 'block', verticalAlign: 'middle' },
  img: { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  strong: { fontWeight: 'bolder' },
  'em, i': { fontStyle: 'italic' },
  small: { fontSize: '80%' },
  sup: { position: 'relative', top: '-0.5em', fontSize: '75%', lineHeight: 0, verticalAlign: 'baseline' },
  code: { fontFamily: 'ui-monospace, monospace' },
  table: { borderCollapse: 'collapse', borderColor: 'inherit', textIndent: 0 },
  'button, input, select, textarea': { color: 'inherit' },
  'input[type=text], input[type=email]': { appearance: 'none' },
  '[hidden]': { display: 'none !important' },
  html: {
    _print: { fontSize: '10.25px', bg: 'white', color: 'black', colorScheme: 'light' },
    colorScheme: 'light dark',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc({sizes.header} + {spacing.6})',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: { base: 1.6, _print: 1.36 },
  },
  // What is focused is scrolled to where the question about analytics doesn't cover it.
  ...(provider.analyticsUrl && {
    'html:has([data-question])': { scrollPaddingBottom: '14rem' },
  }),
  body: {
    position: 'relative',
    minHeight: '100dvh',
    fontSize: 'md',
    textWrap: 'pretty',
    overflowX: 'clip',
  },
  // Leaves room for the fixed navigation, and nothing in it can lie over that.
  '#main': { isolation: 'isolate', paddingTop: '{sizes.header}', _print: { paddingTop: 0 } },
  'h1, h2, h3': { textWrap: 'balance', color: 'fg', _print: { breakAfter: 'avoid', color: 'black' } },
  'h1, h2': { fontFamily: 'heading', fontWeight: 520, letterSpacing: '-0.015em' },
  h1: { fontSize: '4xl', lineHeight: 1.06 },
  h2: { fontSize: '3xl', lineHeight: 1.12 },
  h3: { fontSize: 'xl', lineHeight: 1.25, fontWeight: 600 },
  b: { color: 'fg', fontWeight: 600 },
  a: {
    color: 'brand',
    // Not the short form: with a thickness Safari drops it.
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
  },
  'a:hover': { color: 'brand.hover', textDecorationThickness: '2px' },
  'a[aria-busy]': { opacity: 0.6 },
  '*:focus-visible': { outline: '3px solid {colors.brand}', outlineOffset: '3px', borderRadius: '2px' },
  // Focus is moved to headings after a navigation; they are not controls and show no ring.
  '[tabindex="-1"]:focus': { outline: 'none' },
  summary: { listStyle: 'none', cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
  button: { backgroundColor: 'transparent', cursor: 'pointer' },
  'button:disabled': { cursor: 'not-allowed' },
  '[id]': { scrollMarginTop: '{spacing.2}' },
  '*, ::before, ::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@page': { margin: '11mm 15mm' },
  'main a[href^="http"]::after': { _print: { content: '" (" attr(href) ")"', ...printedAddress } },
  'main a[href^="/"]::after': {
    _print: { content: `" (${provider.siteUrl}" attr(href) ")"`, ...printedAddress },
  },
  // The receipt of an inquiry is printed by itself.
  'main:has([data-shown]) > :not(:has([data-shown]))': { _print: { display: 'none' } },
  'li, tr, figure, details': { _print: { breakInside: 'avoid' } },
});
