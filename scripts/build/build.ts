/**
 * `npm run build`: writes the deployable site to dist/client. Each build writes to a separate folder, then replaces dist. So a
 * failing build leaves the last site, and two builds may run at once.
 */
import '#scripts/define-provider.ts';
import '#scripts/assert-content.ts';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build, prerender } from 'vike/api';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { assertValidStyles } from './assert-valid-styles.ts';
import { writeEditor } from './editor.ts';
import { inlineStyles } from './inline-styles.ts';
import { writeHostFiles } from './host-files.ts';
import { writeLlmsText } from './llms.ts';
import { outDir } from './output.ts';
import { assertUsablePhotos, writePortraits } from './portraits.ts';
import { assertRoutesMatchFolders } from './route-folders.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { removeUnusedFiles } from './vite-manifest.ts';
import { writeWebManifest } from './web-manifest.ts';
import { assertPageWeights } from './weight.ts';

/** Checks that need no build. */
const sourceChecks = [assertRoutesMatchFolders, assertUsablePhotos, assertValidStyles];

/** Steps that need the result of the step before. */
const documentSteps = [inlineStyles, removeUnusedFiles] as const;

/** Independent steps: all of them run, so that their errors come together. */
const outputSteps = [
  writePortraits,
  assertPageWeights,
  writeSitemap,
  writeLlmsText,
  writeSocialImages,
  writeWebManifest,
  writeHostFiles,
] as const;

const newDist = `dist.${process.pid}`;
const previousDist = `dist.previous-${process.pid}`;

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Returns false if the move fails with this error code. */
function tryToMove(from: string, to: string, expectedError: 'ENOENT' | 'ENOTEMPTY'): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== expectedError) throw error;
    return false;
  }
}

/** Repeats if another build writes its dist at the same moment. */
function replaceDist(): void {
  do {
    removeFolder(previousDist);
    tryToMove('dist', previousDist, 'ENOENT');
  } while (!tryToMove(newDist, 'dist', 'ENOTEMPTY'));
  removeFolder(previousDist);
}

async function buildSite(): Promise<void> {
  // Vike exits the process if some of its steps fail, so an exit handler removes the folder.
  process.on('exit', () => removeFolder(newDist));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await runAll(sourceChecks);
  const viteConfig = { logLevel: 'warn', build: { outDir: newDist } } as const;
  await build({ viteConfig });
  await runAll([
    function prerenderPages() {
      return prerender({ viteConfig });
    },
  ]);
  const folder = join(newDist, 'client');
  for (const step of documentSteps) await runAll([step], folder);
  await runAll(outputSteps, folder);
  await runAll([writeEditor], join(newDist, 'editor'));
  replaceDist();
  if (provider.supabaseUrl) console.log(`Forms post to ${provider.supabaseUrl}.`);
  console.log(`Built ${routes.length} pages for ${provider.siteUrl} in ${outDir}`);
}

/**
 * Runs all steps, one after the other.
 *
 * @throws {AggregateError} with the errors of all steps
 */
async function runAll(steps: readonly ((folder: string) => unknown)[], folder = ''): Promise<void> {
  const errors: Error[] = [];
  for (const step of steps) {
    try {
      await step(folder);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      errors.push(new Error(`The build failed in ${step.name}: ${reason}`, { cause: error }));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors);
}

await runCommand(buildSite);
