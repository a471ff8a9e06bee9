/** `npm run build`: writes the deployable site to dist/client. Each step has its own file; their order is here. */
import '#scripts/define-provider.ts';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { build, prerender } from 'vike/api';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { inlineStyles } from './inline-styles.ts';
import { writeHostFiles } from './host-files.ts';
import { writeLlmsText } from './llms.ts';
import { outDir } from './output.ts';
import { requirePortraits } from './require-portraits.ts';
import { checkRouteFolders } from './route-folders.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { removeUnusedFiles } from './vite-manifest.ts';
import { writeManifest } from './web-manifest.ts';
import { checkWeights } from './weight.ts';

/** The steps that turn the pages prerendered by Vike into the deployable site, in order. */
const buildSteps: readonly (() => Promise<void>)[] = [
  inlineStyles,
  removeUnusedFiles,
  checkWeights,
  writeSitemap,
  writeLlmsText,
  writeSocialImages,
  writeManifest,
  writeHostFiles,
];

/** Removes everything that was built. */
const clear = () => rmSync('dist', { recursive: true, force: true });

/**
 * Builds the whole site. If that fails, nothing is left that could be served or deployed.
 *
 * @throws {Error} that says what is wrong.
 */
async function buildSite(): Promise<void> {
  clear();
  // Vike ends the process itself if some of its steps fail.
  process.on('exit', (code) => code !== 0 && clear());
  checkRouteFolders();
  requirePortraits();
  const viteConfig = { logLevel: 'warn' } as const;
  await build({ viteConfig });
  await runStep('prerender', () => prerender({ viteConfig }));
  for (const step of buildSteps) await runStep(step.name, step);
  console.log(`Forms go to ${provider.supabaseUrl ?? 'the site’s own address'}.`);
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
