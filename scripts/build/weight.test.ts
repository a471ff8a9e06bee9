import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildContext } from './build-context.ts';
import { checkWeights } from './weight.ts';

/** A site of one page and its not-found page, whose bytes no compression shortens. */
function siteOf({ document = 100, scripts = 100 }) {
  const outDir = mkdtempSync(join(tmpdir(), 'weighed-site-'));
  const head = '<script id="boot" data-app="/app.js">';
  writeFileSync(join(outDir, 'about.html'), head + randomBytes(document).toString('base64'));
  writeFileSync(join(outDir, '404.html'), head);
  writeFileSync(join(outDir, 'app.js'), randomBytes(scripts));
  return { outDir, routes: [{ path: '/about' }] } as unknown as BuildContext;
}

test('a page between goal and limit is built', async () => {
  await expect(checkWeights(siteOf({ document: 14_400, scripts: 124_000 }))).resolves.toBeUndefined();
});

test('a page above the limit fails the build, which says by how much', async () => {
  await expect(checkWeights(siteOf({ document: 16_000 }))).rejects.toThrow(
    /^too much to load:\n {2}\/about with its styles has 16,\d{3} bytes \(brotli 11\), \d{3} more than the 15,360 that a page may have\nShorten/,
  );
});

test('scripts above the limit fail the build, which names each page that brings them in', async () => {
  await expect(checkWeights(siteOf({ scripts: 126_000 }))).rejects.toThrow(
    /The scripts of \/about have 126,0\d\d bytes \(brotli 11\), 1,0\d\d more than the 125,000/,
  );
});
