/** `node scripts/html-pages.ts`: finishes the HTML of every page that `vike build` has prerendered. */
import './define-provider.ts';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '../src/site/routes.ts';
import { deferApp } from './html/defer-app.ts';
import { orderHead } from './html/head-order.ts';
import { inlineStyles } from './html/inline-styles.ts';
import type { ViteManifest } from './html/vite-manifest.ts';

const pages = [
  ...routes.map(({ path }) => ({
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    module: `pages${path === '/' ? '/index' : path}/+Page.tsx`,
  })),
  { file: '404.html', module: 'pages/_error/+Page.tsx' },
];

/** Orders the head, defers the app and reduces the styles of every page, in this order. */
export async function finishPages({ outDir }: { readonly outDir: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(join(outDir, '../assets.json'), 'utf8')) as ViteManifest;
  await Promise.all(
    pages.map(async ({ file, module }) => {
      const path = join(outDir, file);
      const html = await readFile(path, 'utf8');
      await writeFile(path, await inlineStyles(deferApp(orderHead(html), manifest, module)));
    }),
  );
  // The manifest names source files, which are nobody's business on the web.
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
}

if (import.meta.main) await finishPages({ outDir: 'dist/client' });
