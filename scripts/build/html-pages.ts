/** Finishes the HTML of every page that `vike build` has prerendered. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deferApp } from '#scripts/html/defer-app.ts';
import { orderHead } from '#scripts/html/head-order.ts';
import { inlineStyles } from '#scripts/html/inline-styles.ts';
import { putPolicyInPage } from '#scripts/html/policy-in-page.ts';
import type { ViteManifest } from '#scripts/html/vite-manifest.ts';
import { contentSecurityPolicy } from '#src/site/hosting.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { contentHashes } from './hosting/content-hashes.ts';
import { notFoundFile } from './hosting/served-pages.ts';

const pages = [
  ...routes.map(({ path }) => ({
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    module: `pages${path === '/' ? '/index' : path}/+Page.tsx`,
  })),
  { file: notFoundFile, module: 'pages/_error/+Page.tsx' },
];

/** Orders the head, defers the app and reduces the styles of every page, in this order; the not-found page takes its policy along. */
export async function finishPages({ outDir }: { readonly outDir: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(join(outDir, '../assets.json'), 'utf8')) as ViteManifest;
  await Promise.all(
    pages.map(async ({ file, module }) => {
      const path = join(outDir, file);
      const html = await readFile(path, 'utf8');
      const finished = await inlineStyles(deferApp(orderHead(html), manifest, module));
      await writeFile(path, file === notFoundFile ? withPolicy(finished) : finished);
    }),
  );
  // The manifest names source files, which are nobody's business on the web.
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
}

const withPolicy = (html: string) =>
  putPolicyInPage(html, contentSecurityPolicy(provider, contentHashes(html)));
