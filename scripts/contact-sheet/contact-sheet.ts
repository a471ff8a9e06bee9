/**
 * `npm run contact-sheet`: the whole site at a glance, one picture for each way of seeing it, in reports/contact-sheet.
 *
 *   npm run contact-sheet                              every page in every mode
 *   npm run contact-sheet -- --pages /,/team --modes 1280,dark
 *   npm run contact-sheet -- --home-picture            the README's picture of home
 */
import '#scripts/define-provider.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArguments, findOrInstallBrowser } from '#scripts/test/browser.ts';
import { requireCurrentBuild } from '#scripts/build/require-current-build.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { routes } from '#src/site/routes.ts';
import { notFoundName, photographHome, photographPages, type View } from './photograph.ts';
import { drawSheet } from './sheet.ts';

const folder = 'reports/contact-sheet';

const pageNames: readonly string[] = [...routes.map(({ path }) => path), notFoundName];

const desktop: View = { width: 1280, height: 800, media: {} };

/** Every way of seeing the site, by its name. */
const modes: Readonly<Record<string, View>> = {
  320: { width: 320, height: 640, media: {} },
  390: { width: 390, height: 844, media: {} },
  1280: desktop,
  1920: { width: 1920, height: 1080, media: {} },
  dark: { ...desktop, media: { colorScheme: 'dark' } },
  'forced-colors': { ...desktop, media: { colorScheme: 'dark', forcedColors: 'active' } },
  // The width of A4 inside the margins of `@page`; page breaks aren't shown.
  print: { width: 673, height: 1030, media: { media: 'print' } },
};

/** The names of a list that is separated by commas; all there are where it isn't given. */
function choose(option: string, list: string | undefined, all: readonly string[]): readonly string[] {
  if (list === undefined) return all;
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return all.filter((name) => names.includes(name));
  throw new Error(`${option} names "${unknown}", which is none of ${all.join(', ')}.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      modes: { type: 'string' },
      'home-picture': { type: 'boolean', default: false },
    },
  });
  const pages = choose('--pages', values.pages, pageNames);
  const chosenModes = choose('--modes', values.modes, Object.keys(modes));
  requireCurrentBuild();
  const server = await serveSite({ outDir: 'dist/client', port: 0, log: () => {} });
  const executablePath = findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    if (values['home-picture']) return await photographHome(browser, server.origin);
    mkdirSync(folder, { recursive: true });
    for (const mode of chosenModes) {
      const photographs = await photographPages(browser, server.origin, modes[mode] ?? desktop, pages);
      const file = `${folder}/${mode}.png`;
      writeFileSync(file, await drawSheet(mode, photographs));
      console.log(`${file}: ${pages.length} pages`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

await runCommand(main);
