import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build, prerender } from 'vike/api';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { team } from '#src/content/values/team.ts';
import { writeEditor } from './editor/editor.ts';
import { inlineStyles } from './styles/inline-styles.ts';
import { writeHostFiles } from './host/host-files.ts';
import { writeLlmsText } from './host/llms.ts';
import { outDir, writeOutput } from './output.ts';
import { listPortraits } from './content/portraits.ts';
import { writeSitemapAndRobots } from './host/sitemap-and-robots.ts';
import { writeSocialImages } from './social-images/social-images.ts';
import { replaceFolder } from './replace-folder.ts';
import { removeUnusedFiles } from './vite-manifest.ts';
import { writeWebManifest } from './host/web-manifest.ts';
import { assertPageWeights } from './weight.ts';

const newDist = `dist.${process.pid}`;

export async function buildSite(): Promise<void> {
  // Vike exits the process if some of its steps fail.
  process.on('exit', () => rmSync(newDist, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const viteConfig = { logLevel: 'warn', build: { outDir: newDist } } as const;
  await build({ viteConfig });
  await prerender({ viteConfig });
  const folder = join(newDist, 'client');
  await inlineStyles(folder);
  await removeUnusedFiles(folder);
  await runTogether(
    () => assertPageWeights(folder),
    () => writePortraits(folder),
    () => writeSitemapAndRobots(folder),
    () => writeLlmsText(folder),
    () => writeSocialImages(folder),
    () => writeWebManifest(folder),
    () => writeHostFiles(folder),
    () => writeEditor(join(newDist, 'editor')),
  );
  replaceFolder('dist', newDist);
  if (provider.supabaseUrl) console.log(`Forms post to ${provider.supabaseUrl}.`);
  console.log(`Built ${routes.length} pages for ${provider.siteUrl} in ${outDir}`);
}

async function writePortraits(folder: string): Promise<void> {
  for (const { path, crop } of listPortraits(team)) await writeOutput(folder, path, await crop());
}

/** @throws {AggregateError} with the errors of all steps */
async function runTogether(...steps: readonly (() => unknown)[]): Promise<void> {
  const results = await Promise.allSettled(steps.map(async (step) => step()));
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (errors.length > 0) throw new AggregateError(errors);
}
