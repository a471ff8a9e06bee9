/**
 * `npm run contact-sheet`: the whole site at a glance, one picture for each way of seeing it, in reports/contact-sheet.
 *
 *   npm run contact-sheet                              every page in every mode
 *   npm run contact-sheet -- --before main~3           beside the same pages of a commit
 *   npm run contact-sheet -- --pages /,/team --modes 1280,dark
 *   npm run contact-sheet -- --home-picture            the README's picture of home
 */
import '#scripts/define-provider.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';
import { requireCurrentBuild } from '#scripts/build/require-current-build.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { buildCommit } from './build-commit.ts';
import { photographHome } from './home-picture.ts';
import type { Mode } from './modes.ts';
import { readOptions, type Commit, type SheetOptions } from './options.ts';
import { photographPages } from './photograph.ts';
import { drawSheet } from './sheet.ts';

const folder = 'reports/contact-sheet';

async function main(): Promise<void> {
  const options = readOptions();
  requireCurrentBuild();
  await using ending = new AsyncDisposableStack();
  const outDirs = ['dist/client'];
  if (options.before) {
    console.log(`Building ${describe(options.before)} …`);
    const build = await buildCommit(options.before);
    ending.defer(() => build.remove());
    outDirs.unshift(build.outDir);
  }
  const origins: string[] = [];
  for (const outDir of outDirs) {
    const server = await serveSite({ outDir, port: 0, log: () => {} });
    ending.defer(() => server.close());
    origins.push(server.origin);
  }
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  ending.defer(() => browser.close());
  if (options.homePicture) await photographHome(browser, origins.at(-1)!);
  else for (const mode of options.modes) await writeSheet(browser, origins, mode, options);
}

async function writeSheet(
  browser: Browser,
  origins: readonly string[],
  mode: Mode,
  { pages, before }: SheetOptions,
): Promise<void> {
  const sites = await Promise.all(origins.map((origin) => photographPages(browser, origin, mode, pages)));
  const cells = pages.map((label, index) => ({ label, photographs: sites.map((site) => site[index]?.png) }));
  const heading = before ? `${mode.name}: ${describe(before)}, and now` : mode.name;
  const sheet = await drawSheet(heading, mode, cells);
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${mode.name}${before ? `-since-${before.hash}` : ''}.png`;
  writeFileSync(file, sheet);
  console.log(`${file}: ${pages.length} pages`);
}

const describe = ({ hash, subject }: Commit) => `${hash} (${subject})`;

await runCommand(main);
