import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { clientEntry, findAppModules } from '#scripts/build/vite-manifest.ts';
import { App } from '#src/shell/App.tsx';
import { loadPages } from '#src/shell/pages.tsx';
import { readBackendOrigin } from '#src/site/backend-origin.ts';
import { notFoundPath, unknownPath } from '#src/site/paths.ts';
import { createDocument } from './document.ts';
import { splitRenderedPage } from './rendered-page.ts';

export async function onRenderHtml({ is404, urlPathname, pageId, globalContext }: PageContextServer) {
  const isNotFound = is404 || urlPathname === notFoundPath;
  const html = await renderPage(isNotFound ? unknownPath : urlPathname);
  const { headTags, body } = splitRenderedPage(html);
  const { assetsManifest } = globalContext;
  const document = createDocument({
    headTags,
    body,
    ...(assetsManifest
      ? { appModules: findAppModules(assetsManifest, `${pageId?.slice(1)}/+Page.tsx`) }
      : { developmentEntry: `/${clientEntry}` }),
    backendOrigin: readBackendOrigin(body),
  });
  return {
    documentHtml: dangerouslySkipEscape(document),
    // Vike would preload every font of the styles, before everything else.
    injectFilter: (assets: { assetType: string | null; inject: unknown }[]) =>
      assets.forEach((asset) => {
        if (asset.assetType === 'font') asset.inject = false;
      }),
  };
}

async function renderPage(path: string): Promise<string> {
  try {
    return await renderApp(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} can't be rendered: ${reason}`, { cause: error });
  }
}

async function renderApp(path: string): Promise<string> {
  const pages = await loadPages(path);
  const errors: Error[] = [];
  const { prelude } = await prerenderToNodeStream(
    <HelmetProvider>
      <StaticRouter location={path}>
        <App pages={pages} />
      </StaticRouter>
    </HelmetProvider>,
    {
      // Each section is a Suspense boundary, so React would only omit a section that throws.
      onError: (error) => void errors.push(error as Error),
      // React would write a large section last, with a script that moves it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Keeps React from adding preload links for images.
      onHeaders: () => {},
    },
  );
  const html = await text(prelude);
  if (errors[0]) throw errors[0];
  return html;
}
