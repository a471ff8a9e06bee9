import bootScript from 'virtual:boot-script';
import { preloadedFonts } from '#src/theme/fonts/font-faces.ts';
import { fontFaceCss } from '#src/theme/fonts/font-face-css.ts';
import { paletteCss } from '#src/theme/palette.ts';
import { colors } from '#shared/colors.ts';
import { speculationRules } from './speculation-rules.ts';

interface DocumentParts {
  /** Elements of the head, and the HTML of `#root`. */
  readonly headTags: string;
  readonly body: string;
  /** The addresses of the built app's modules, which the boot script loads. */
  readonly appModules?: readonly string[];
  /** In development, the address of the app's entry, which is loaded at once. */
  readonly developmentEntry?: string;
  /** The origin of the hosted backend, if the page uses it. */
  readonly backendOrigin: string | undefined;
}

/** Writes the whole document of a page, its head in the order a browser wants it. */
export function createDocument(parts: DocumentParts): string {
  const { headTags, body, appModules, developmentEntry, backendOrigin } = parts;
  const app = appModules ? ` data-app="${appModules.join(' ')}"` : '';
  // The build adds the rules of the page's classes to the styles (`scripts/build/inline-styles.ts`); in development Vite
  // links them. The typefaces are preloaded in the body, because Chromium holds the first frame up to 100 ms for a font
  // that is preloaded in the head (crbug.com/1412861), and on a slow machine then for two seconds.
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags,
    `<style>${sharedCss}</style><script id="boot"${app}>${bootScript}</script>`,
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="describedby" href="/llms.txt" type="text/plain">',
    backendOrigin ? originHint(backendOrigin) : '',
    `<meta name="theme-color" content="${colors.bg.DEFAULT.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${colors.bg.DEFAULT.dark}" media="(prefers-color-scheme: dark)">`,
    speculationRules,
    developmentEntry ? `<script type="module" src="${developmentEntry}"></script>` : '',
    '</head><body>',
    ...preloadedFonts.map(preloadLink),
    `<div id="root">${body}</div></body></html>`,
  ].join('');
}

/** What every page's styles begin with. */
const sharedCss = paletteCss + fontFaceCss;

const preloadLink = (font: string) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

/** A hint that only looks an origin's name up: a connection would cost visitors who never need it. */
const originHint = (origin: string) => `<link rel="dns-prefetch" href="${origin}">`;
