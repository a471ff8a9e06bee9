import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { appModules, clientEntry } from '#scripts/build/vite-manifest.ts';
import { App } from '#src/app/App.tsx';
import { loadPage } from '#src/app/page-modules.ts';
import { readBackendOrigin } from '#src/site/backend-origin.ts';
import { notFoundPath, unknownPath } from '#src/site/paths.ts';
import { createDocument } from './document.ts';
import { splitRenderedPage } from './rendered-page.ts';

/** Renders a page to its whole document (https://vike.dev/onRenderHtml). */
export async function onRenderHtml({ is404, urlPathname, pageId, globalContext }: PageContextServer) {
  const isNotFound = is404 || urlPathname === notFoundPath;
  const html = await renderPage(isNotFound ? unknownPath : urlPathname);
  const { headTags, body } = splitRenderedPage(html);
  const { assetsManifest } = globalContext;
  const page = createDocument({
    headTags,
    body,
    ...(assetsManifest
      ? { appModules: appModules(assetsManifest, `${pageId?.slice(1)}/+Page.tsx`) }
      : { developmentEntry: `/${clientEntry}` }),
    backendOrigin: readBackendOrigin(body),
  });
  return {
    documentHtml: dangerouslySkipEscape(page),
    // Vike would preload every font that the styles import, before everything else.
    injectFilter: (assets: { assetType: string | null; inject: unknown }[]) =>
      assets.forEach((asset) => {
        if (asset.assetType === 'font') asset.inject = false;
      }),
  };
}

async function renderPage(path: string): Promise<string> {
  try {
    await loadPage(path);
    return await renderApp(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} can't be rendered: ${reason}`, { cause: error });
  }
}

async function renderApp(path: string): Promise<string> {
  const errors: Error[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // Without this, an error in a section, which is a Suspense boundary, would only leave the section out of the
      // page.
      onError: (error) => void errors.push(error as Error),
      // Keeps a large section in its place; React would write it last, with a script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Keeps React from writing hints for images that the browser finds in the same document anyway.
      onHeaders: () => {},
    },
  );
  const html = await text(prelude);
  if (errors[0]) throw errors[0];
  return html;
}
