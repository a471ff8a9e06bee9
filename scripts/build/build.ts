/** `npm run build`: writes the deployable site to dist/client. If a step fails, dist is removed. */
import '#scripts/define-provider.ts';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { build, prerender } from 'vike/api';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { assertValidStyles } from './assert-valid-styles.ts';
import { inlineStyles } from './inline-styles.ts';
import { writeHostFiles } from './host-files.ts';
import { writeLlmsText } from './llms.ts';
import { outDir } from './output.ts';
import { requirePortraits } from './require-portraits.ts';
import { assertRoutesMatchFolders } from './route-folders.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { removeUnusedFiles } from './vite-manifest.ts';
import { writeManifest } from './web-manifest.ts';
import { assertPageWeights } from './weight.ts';

const buildSteps: readonly (() => Promise<void>)[] = [
  inlineStyles,
  removeUnusedFiles,
  assertPageWeights,
  writeSitemap,
  writeLlmsText,
  writeSocialImages,
  writeManifest,
  writeHostFiles,
];

const removeOutput = () => rmSync('dist', { recursive: true, force: true });

async function buildSite(): Promise<void> {
  removeOutput();
  // Vike exits the process if some of its steps fail, so an exit handler removes the output.
  process.on('exit', (code) => code !== 0 && removeOutput());
  assertRoutesMatchFolders();
  requirePortraits();
  await assertValidStyles();
  const viteConfig = { logLevel: 'warn' } as const;
  await build({ viteConfig });
  await runStep('prerender', () => prerender({ viteConfig }));
  for (const step of buildSteps) await runStep(step.name, step);
  if (provider.supabaseUrl) console.log(`Forms post to ${provider.supabaseUrl}.`);
  console.log(`Built ${routes.length} pages for ${provider.siteUrl} in ${outDir}`);
}

async function runStep(name: string, step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The build failed in ${name}: ${reason}`, { cause: error });
  }
}

await runCommand(buildSite);
