/** `npm run build`: writes the deployable site to dist/client. Each step is a file of its own; their order is here. */
import '#scripts/define-provider.ts';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { build, prerender } from 'vike/api';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { siteBuildContext, type BuildContext } from './build-context.ts';
import { writeHostFiles } from './host-files.ts';
import { writeLlmsText } from './llms.ts';
import { checkRouteFolders } from './route-folders.ts';
import { requirePortraits } from './require-portraits.ts';
import { writeSecurityText } from './security-text.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { optimiseSvgImages } from './svg-images.ts';
import { removeUnusedChunks } from './vite-manifest.ts';
import { writeManifest } from './web-manifest.ts';
import { checkWeights } from './weight.ts';

/** The steps that turn the pages prerendered by Vike into the deployable site, in order. */
const buildSteps: readonly ((context: BuildContext) => Promise<unknown>)[] = [
  removeUnusedChunks,
  checkWeights,
  writeSitemap,
  writeLlmsText,
  writeSecurityText,
  writeSocialImages,
  writeManifest,
  optimiseSvgImages,
  writeHostFiles,
];

/** The folder of the build; `client` below it is the site. */
const folder = 'dist';

/**
 * Builds the whole site. Where that fails, nothing is left that could be served or deployed.
 *
 * @throws {Error} that says what is wrong.
 */
async function buildSite(): Promise<void> {
  const clear = () => rmSync(folder, { recursive: true, force: true });
  clear();
  // Vike ends the process itself where some of its steps fail.
  process.on('exit', (code) => code !== 0 && clear());
  await writeSite();
  console.log(`Forms go to ${provider.supabaseUrl ?? 'the site’s own address'}.`);
  console.log(`Built ${routes.length} pages for ${provider.siteUrl} in dist/client`);
}

async function writeSite(): Promise<void> {
  checkRouteFolders();
  requirePortraits();
  const viteConfig = { logLevel: 'warn' } as const;
  await build({ viteConfig });
  await runStep('prerender', () => prerender({ viteConfig }));
  const context = await siteBuildContext();
  for (const step of buildSteps) await runStep(step.name, () => step(context));
}

async function runStep(name: string, step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The build failed in ${name}: ${reason}`, { cause: error });
  }
}

if (import.meta.main) await runCommand(buildSite);
