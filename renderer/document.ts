import bootScripts from 'virtual:boot-scripts';
import figtreeOthers from '#src/theme/fonts/figtree-others.woff2?url';
import figtree from '#src/theme/fonts/figtree.woff2?url';
import frauncesOthers from '#src/theme/fonts/fraunces-others.woff2?url';
import fraunces from '#src/theme/fonts/fraunces.woff2?url';
import typefacesCss from '#src/theme/fonts/typefaces.css?inline';
import { paletteCss } from '#src/theme/palette.ts';
import { colors } from '#src/theme/colors.ts';
import { speculationRules } from './speculation-rules.ts';

interface DocumentParts {
  readonly headTags: string;
  readonly body: string;
  readonly appModules?: readonly string[];
  readonly developmentEntry?: string;
  readonly backendOrigin: string | undefined;
}

export function createDocument(parts: DocumentParts): string {
  const { headTags, body, appModules, developmentEntry, backendOrigin } = parts;
  const app = appModules ? `<template id="app" data-modules="${appModules.join(' ')}"></template>` : '';
  // `scripts/build/styles/inline-styles.ts` adds the page's rules to <style>. Fonts are preloaded in the body: for
  // those in the head, Chromium delays the first frame by 100 ms to 2 s (crbug.com/1412861).
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags,
    `<style>${sharedCss}</style><script>${bootScripts.beforeContent}</script>`,
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    backendOrigin ? createDnsHint(backendOrigin) : '',
    `<meta name="theme-color" content="${colors.bg.DEFAULT.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${colors.bg.DEFAULT.dark}" media="(prefers-color-scheme: dark)">`,
    developmentEntry ? `<script type="module" src="${developmentEntry}"></script>` : '',
    '</head><body>',
    ...listTypefaces(body).map(createPreloadLink),
    `<div id="root">${body}</div>`,
    // Last, so that the first flight has more of the page.
    `${app}<script>${bootScripts.afterContent}</script>${speculationRules}</body></html>`,
  ].join('');
}

const sharedCss = paletteCss + typefacesCss;

/** Characters such as "Ł" and "½" are in the second files. */
const listTypefaces = (body: string) => [
  fraunces,
  figtree,
  ...(/[¡-¨ª-¯²-´¶¸-ÖØ-ſ]/.test(body) ? [frauncesOthers, figtreeOthers] : []),
];

const createPreloadLink = (font: string) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

/** Not a preconnect, because most visitors never send a form. */
const createDnsHint = (origin: string) => `<link rel="dns-prefetch" href="${origin}">`;
