/**
 * `npm run bench:site`: what the built site weighs, and how long it takes to show, to hydrate and to answer.
 *
 *   npm run bench:site                     five runs of each timed row
 *   npm run bench:site -- --runs 9 --paths /,/contact
 *
 * Weights are exact; their budgets are tests (`e2e/delivery/budgets.spec.ts`). Times are medians with their spread: they hold
 * for the machine and the moment. `npm run lighthouse` has what Lighthouse says of a page.
 */
import '#scripts/define-provider.ts';
import { globSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { requireBuild } from '#scripts/build/build-context.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';
import { measureInteractions, measureNavigation, measureSlowLine, measureHydration } from './site-times.ts';
import { spreadOf, type Spread } from '#scripts/statistics.ts';

const outDir = 'dist/client';

interface Timing {
  readonly browser: Browser;
  readonly origin: string;
  readonly runs: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      paths: { type: 'string', default: '/,/services,/contact' },
    },
  });
  const runs = Number(values.runs);
  const paths = values.paths.split(',');
  requireBuild(outDir);
  reportWeights();

  const executablePath = findBrowser();
  const server = await serveSite({ outDir, port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const timing: Timing = { browser, origin: server.origin, runs };
  try {
    console.log(`Milliseconds, median of ${runs} (minimum–maximum), and the bar`);
    for (const path of paths) await timePage(timing, path);
    await timeVisit(timing);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Bytes of a file over the wire: of its brotli version where the build wrote one. */
const bytesOf = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0);

/** Bytes of every page of the built site: its document, and that with the modules up to complete hydration. */
function weighPages() {
  return globSync('**/*.html', { cwd: outDir })
    .toSorted()
    .map((page) => {
      const html = bytesOf(`${outDir}/${page}`);
      const [, modules] =
        / id="boot" data-app="([^"]*)"/.exec(readFileSync(`${outDir}/${page}`, 'utf8')) ?? [];
      if (!modules) throw new Error(`${page} has no boot script`);
      return { page, html, hydration: html + total(modules.split(' ').map((path) => outDir + path)) };
    });
}

/** Bytes of all fonts of the site together. */
const weighFonts = () => total(globSync(`${outDir}/**/*.woff2`));

function reportWeights(): void {
  console.log('Bytes in brotli: the document, and all up to hydration');
  for (const { page, html, hydration } of weighPages())
    console.log(`${page.padEnd(40)} ${`${html}`.padStart(8)}${`${hydration}`.padStart(8)}`);
  console.log(`fonts: ${weighFonts()}\n`);
}

async function timePage({ browser, origin, runs }: Timing, path: string): Promise<void> {
  const hydrations = await repeat(runs, () => measureHydration(browser, origin + path));
  report(
    `${path}: longest task during hydration, 4×`,
    spreadOf(hydrations.map((r) => r.longestDuring)),
    '≤ 50',
  );
  report(`${path}: longest task before it, 4×`, spreadOf(hydrations.map((r) => r.longestBefore)), '');
  report(`${path}: layout shift`, spreadOf(hydrations.map((r) => r.layoutShift)), '0');
  const slow = await repeat(runs, () => measureSlowLine(browser, origin + path));
  report(`${path}: first paint at 400 kbit/s, 400 ms, 4×`, spreadOf(slow.map((r) => r.firstPaint)), '');
  report(`${path}: menu works at 400 kbit/s, 400 ms, 4×`, spreadOf(slow.map((r) => r.menuWorks)), '');
}

async function timeVisit({ browser, origin, runs }: Timing): Promise<void> {
  const interactions = await repeat(runs, () => measureInteractions(browser, origin));
  report('slowest interaction of a visit, 4×', spreadOf(interactions), '≤ 100');
  report(
    'prefetched navigation, click to heading',
    spreadOf(await repeat(runs, () => measureNavigation(browser, origin))),
    '≤ 100',
  );
}

async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}

function report(what: string, { median, minimum, maximum }: Spread, bar: string): void {
  const round = (value: number) => (value < 10 ? value.toFixed(3) : String(Math.round(value)));
  console.log(
    `${what.padEnd(62)} ${round(median).padStart(7)} (${round(minimum)}–${round(maximum)})  ${bar}`,
  );
}

await runCommand(main);
