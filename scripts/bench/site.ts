/**
 * `npm run bench:site`: what the built site weighs, and how long it takes to show, to hydrate and to answer.
 *
 *   npm run bench:site                     five runs of each timed row
 *   npm run bench:site -- --runs 9 --lighthouse
 *
 * Weights are exact. Times are medians with their spread: they hold for the machine and the moment.
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { requireBuild } from '#scripts/build/build-context.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';
import { weighFonts, weighPages, weightBudgets } from './site-bytes.ts';
import { measureLighthouse } from './site-lighthouse.ts';
import {
  measureInteractions,
  measureNavigation,
  measureSlowLine,
  measureHydration,
  spreadOf,
  type Spread,
} from './site-times.ts';

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
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const paths = values.paths.split(',');
  requireBuild(outDir);
  await reportWeights();

  const executablePath = findBrowser();
  const server = await serveSite({ outDir, port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const timing: Timing = { browser, origin: server.origin, runs };
  try {
    console.log(`Milliseconds, median of ${runs} (minimum–maximum), and the bar`);
    for (const path of paths) await timePage(timing, path);
    await timeVisit(timing);
    if (values.lighthouse) await measureLighthouse(paths, runs, report);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function reportWeights(): Promise<void> {
  const weights = await weighPages(outDir);
  console.log(
    'Bytes in brotli 11: document (≤ 14,336), boot script (≤ 2,048), up to hydration (≤ 117,760, with a form 123,904)',
  );
  for (const { file, html, boot, hydration } of weights) {
    const over =
      html > weightBudgets.html || boot > weightBudgets.boot || hydration > weightBudgets.hydration;
    console.log(
      `${over ? '✗' : ' '} ${file.padEnd(40)} ${[html, boot, hydration].map((n) => String(n).padStart(8)).join('')}`,
    );
  }
  console.log(`  fonts: ${await weighFonts(outDir)} (≤ 40,960)\n`);
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
