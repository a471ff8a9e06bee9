/** `npm run build`: writes the deployable site to dist/client. Each step is a file of its own; their order is here. */
import '#scripts/define-provider.ts';
import { join } from 'node:path';
import { build, prerender } from 'vike/api';
import { runCommand } from '#scripts/run-command.ts';
import { requirePortraits } from '#scripts/drawings/portraits.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { siteBuildContext, type BuildContext } from './build-context.ts';
import { compress } from './compress.ts';
import { writeHostFiles } from './hosting/host-files.ts';
import { writeIcons } from './icons.ts';
import { readIndexNowKey, writeIndexNowKey } from './index-now-key.ts';
import { writeLlmsTexts } from './llms.ts';
import { checkRouteFolders } from './route-folders.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { optimiseSvgImages } from './svg-images.ts';
import { replaceWhole } from './replace-whole.ts';
import { warnOfUnknownVariables } from './unknown-variables.ts';
import { removeUnusedChunks } from './vite-manifest.ts';
import { checkWeights } from './weight.ts';

/** The steps that turn the pages prerendered by Vike into the deployable site, in order. */
export const buildSteps: readonly ((context: BuildContext) => Promise<unknown>)[] = [
  removeUnusedChunks,
  checkWeights,
  writeSitemap,
  writeLlmsTexts,
  writeSocialImages,
  writeIcons,
  optimiseSvgImages,
  writeIndexNowKey,
  writeHostFiles,
  compress,
];

/**
 * Builds the whole site beside the earlier build, then replaces that. Where the build fails, nothing is left that could
 * be served or deployed.
 *
 * @throws {Error} that says what is wrong.
 */
async function buildSite(): Promise<void> {
  await replaceWhole('dist', buildInto);
  console.log(`Forms go to ${provider.supabaseUrl ?? 'the site’s own address'}.`);
  console.log(`Built ${routes.length} pages for ${provider.siteUrl} in dist/client`);
}

/** Builds the whole site into `client` below `folder`. */
async function buildInto(folder: string): Promise<void> {
  checkRouteFolders();
  readIndexNowKey();
  await requirePortraits();
  const viteConfig = { logLevel: 'warn', build: { outDir: folder } } as const;
  await build({ viteConfig });
  await runStep('prerender', () => prerender({ viteConfig }));
  const context = await siteBuildContext(join(folder, 'client'));
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

async function main(): Promise<void> {
  warnOfUnknownVariables();
  await buildSite();
}

if (import.meta.main) await runCommand(main);
