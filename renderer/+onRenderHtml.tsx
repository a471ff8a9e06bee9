import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import bootScript from 'virtual:boot-script';
import { App } from '#src/app/App.tsx';
import { loadPage } from '#src/app/page-modules.ts';
import { foreignOriginsOf } from '#src/site/foreign-origins.ts';
import { provider } from '#src/site/provider.ts';
import { defaultStylesId } from '#src/theme/site-styles.ts';
import { fontFaceCss, preloadedFont } from '#src/theme/font-faces.ts';
import { viewTransitionCss } from '#src/theme/view-transition.ts';
import { rulesOfPage } from '#src/theme/page-styles.ts';
import { analyticsTags } from './analytics.ts';
import { speculationRules } from './speculation-rules.ts';

/** Stands for the not-found page while prerendering: no row of the route table has this path. */
const notFoundPath = '/not-found';

/** Renders a page to its whole document (https://vike.dev/onRenderHtml). */
export async function onRenderHtml(pageContext: PageContextServer) {
  const isNotFound = pageContext.is404 || pageContext.urlPathname === '/404';
  const { defaultStyles, recipeRules } = await import('virtual:site-styles');
  const { headTags, body } = await renderPage(isNotFound ? notFoundPath : pageContext.urlPathname);
  return escapeInject`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${dangerouslySkipEscape(headTags)}
${dangerouslySkipEscape(analyticsTags(provider.analyticsUrl))}<script id="boot">${dangerouslySkipEscape(bootScript)}</script>
<link rel="preload" href="${preloadedFont}" as="font" type="font/woff2" crossorigin>
<style id="${defaultStylesId}">${dangerouslySkipEscape(defaultStyles)}</style>
<style>${dangerouslySkipEscape(fontFaceCss + viewTransitionCss + rulesOfPage(body, recipeRules))}</style>
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">${dangerouslySkipEscape(originHints(body))}
<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0A1A24" media="(prefers-color-scheme: dark)">
${dangerouslySkipEscape(speculationRules)}
</head>
<body>
<div id="root">${dangerouslySkipEscape(body)}</div>
</body>
</html>`;
}

/** The document only looks origins up: a connection would cost a visitor who never goes there. */
const originHints = (body: string) =>
  foreignOriginsOf(body)
    .map(({ origin }) => `<link rel="dns-prefetch" href="${origin}">`)
    .join('');

async function renderPage(path: string) {
  try {
    await loadPage(path);
    return separateHeadTags(await renderApp(path));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path} can't be rendered: ${reason}`, { cause });
  }
}

async function renderApp(path: string): Promise<string> {
  const errors: Error[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // What fails within a Suspense boundary, as each section is, would only be left out of the page.
      onError: (error) => void errors.push(error as Error),
      // A large section stays in its place, instead of coming last and being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await text(prelude);
  if (errors[0]) throw errors[0];
  return html;
}

/**
 * React writes the title, meta and link elements that it hoists before everything else when it renders less than
 * a document; they belong into the head.
 */
function separateHeadTags(html: string) {
  const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { headTags, body: html.slice(headTags.length) };
}
