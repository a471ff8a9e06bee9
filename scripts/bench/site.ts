/**
 * `npm run bench:site`: how fast the built site shows and answers on a slow phone, beside another commit.
 *
 *   npm run bench:site                                    this build and the commit before, ten pairs of visits
 *   npm run bench:site -- --against v1.2 --pairs 3 --paths /,/contact
 *
 * The two take turns, so that what the machine does meanwhile falls on both. Times are medians with their spread, and a
 * difference smaller than the spread says nothing. The other commit is built in a copy of its own, which takes minutes.
 */
import '#scripts/define-provider.ts';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { requireBuild } from '#scripts/build/output.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';

/** Median with its spread, in the unit of what was measured. */
interface Spread {
  readonly median: number;
  readonly minimum: number;
  readonly maximum: number;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), minimum: at(0), maximum: at(sorted.length - 1) };
}

const outDir = 'dist/client';
const phone = { width: 412, height: 823 };
/** How many times slower than this machine's the processor is. */
const slowdown = 4;
/** 400 kbit/s with 400 ms from question to answer, as on a poor mobile connection. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
/** The brotli qualities of a document: the best one, and two that hosts use for each response. */
const qualities = [11, 5, 4] as const;

/** One of the two sites that are compared. */
interface Site {
  readonly name: string;
  readonly folder: string;
  readonly origin: string;
}

/** Figures of one visit, in milliseconds, by what they measure. */
type Visit = Readonly<Record<string, number>>;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', default: 'HEAD~1' },
      pairs: { type: 'string', default: '10' },
      paths: { type: 'string', default: '/,/services,/contact' },
    },
  });
  const paths = values.paths.split(',');
  requireBuild(outDir);
  await using cleanup = new AsyncDisposableStack();
  const serve = async (name: string, folder: string): Promise<Site> => {
    const server = await serveSite({ outDir: folder, port: 0 });
    cleanup.defer(() => server.close());
    return { name, folder, origin: server.origin };
  };
  const sites = [
    await serve('this build', outDir),
    await serve(values.against, buildOther(values.against, cleanup)),
  ];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });
  cleanup.defer(() => browser.close());

  reportBytes(sites, paths);
  for (const path of paths)
    await compare(`${path} at 400 kbit/s, ${slowdown}×`, sites, Number(values.pairs), ({ origin }) =>
      visitOnSlowLine(browser, origin + path),
    );
  await compare(`a prefetched navigation, ${slowdown}×`, sites, Number(values.pairs), ({ origin }) =>
    navigate(browser, origin),
  );
}

/** Builds a commit in a copy of its own, with its own packages. */
function buildOther(commit: string, cleanup: AsyncDisposableStack): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'bench-')), 'site');
  const run = (program: string, parameters: readonly string[], cwd?: string) =>
    execFileSync(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'], ...(cwd && { cwd }) });
  run('git', ['worktree', 'add', '--detach', copy, commit]);
  cleanup.defer(() => {
    run('git', ['worktree', 'remove', '--force', copy]);
    rmSync(join(copy, '..'), { recursive: true });
  });
  console.error(`Builds ${commit} for comparison`);
  run('npm', ['ci', '--no-audit', '--no-fund'], copy);
  run('npm', ['run', 'build'], copy);
  return join(copy, outDir);
}

/** Bytes of each document in the compressions that visitors meet, and of the modules that hydrate it. */
function reportBytes(sites: readonly Site[], paths: readonly string[]): void {
  const compressed = (file: string, quality: number) =>
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  const rows = paths.flatMap((path) =>
    sites.map(({ name, folder }) => {
      const page = join(folder, path === '/' ? 'index.html' : `${path}.html`);
      const modules = / id="boot" data-app="([^"]*)"/.exec(readFileSync(page, 'utf8'))?.[1]?.split(' ');
      if (!modules) throw new Error(`${page} has no boot script`);
      return {
        page: path,
        site: name,
        ...Object.fromEntries(qualities.map((quality) => [`brotli ${quality}`, compressed(page, quality)])),
        'modules, brotli 11': modules.reduce((sum, module) => sum + compressed(join(folder, module), 11), 0),
        typefaces: globSync(`${folder}/**/*.woff2`).reduce((sum, font) => sum + readFileSync(font).length, 0),
      };
    }),
  );
  console.log('Bytes');
  console.table(rows);
}

/** Measures both sites by turns and prints each figure's median, minimum and maximum. */
async function compare(
  title: string,
  sites: readonly Site[],
  pairs: number,
  measure: (site: Site) => Promise<Visit>,
): Promise<void> {
  const visits = sites.map((): Visit[] => []);
  for (let pair = 0; pair < pairs; pair++)
    for (const [index, site] of sites.entries()) visits[index]?.push(await measure(site));
  const figures = Object.keys(visits[0]?.[0] ?? {});
  const cell = (all: readonly Visit[] | undefined, figure: string) => {
    const { median, minimum, maximum } = spreadOf((all ?? []).map((visit) => visit[figure] ?? Number.NaN));
    return `${Math.round(median)} (${Math.round(minimum)}–${Math.round(maximum)})`;
  };
  console.log(`\n${title}: milliseconds, median of ${pairs} (minimum–maximum)`);
  console.table(
    Object.fromEntries(
      figures.map((figure) => [
        figure,
        Object.fromEntries(sites.map(({ name }, index) => [name, cell(visits[index], figure)])),
      ]),
    ),
  );
}

interface Recording {
  largestPaint: number;
  /** Tasks of 50 ms and more (https://w3c.github.io/longtasks/); the browser reports no others. */
  readonly tasks: { readonly start: number; readonly duration: number }[];
}
const readRecord = () => (window as unknown as { record: Recording }).record;

/** Records paints and long tasks from the first byte on, in `window.record`. */
function recordPage() {
  const record: Recording = { largestPaint: Number.NaN, tasks: [] };
  Object.assign(window, { record });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (record.largestPaint = startTime));
  watch('longtask', ({ startTime, duration }) => record.tasks.push({ start: startTime, duration }));
}

/** React keeps a reference on every element that it has hydrated. */
const isHydrated = () =>
  [...document.querySelectorAll('#root :is(a, button, summary, h1, h2, input, select, textarea)')].every(
    (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );

async function withPhone<T>(
  browser: Browser,
  isSlowLine: boolean,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordPage);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.enable');
    if (isSlowLine) await session.send('Network.emulateNetworkConditions', slowLine);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** First and largest paint, blocking time until the page is hydrated, and when a tap on the menu has opened it. */
async function visitOnSlowLine(browser: Browser, address: string): Promise<Visit> {
  const paints = await withPhone(browser, true, async (page) => {
    await page.goto(address);
    // On a slow line the app waits for a sign that the visitor is about to act.
    await page.mouse.move(200, 400);
    await page.mouse.move(204, 404);
    await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
    // What hydration has put off comes in the next moments.
    await page.waitForTimeout(500);
    const { largestPaint, tasks } = await page.evaluate(readRecord);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    // As Lighthouse counts it: what each task after the first paint takes beyond 50 ms.
    const blockingTime = tasks
      .filter(({ start }) => start > firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { 'first paint': firstPaint, 'largest paint': largestPaint, 'blocking time': blockingTime };
  });
  const tap = await withPhone(browser, true, async (page) => {
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.locator('#site-menu:popover-open').waitFor();
    return performance.now() - start;
  });
  return { ...paints, 'first tap on the menu has opened it': tap };
}

/** From the click on a prefetched link to the paint of the next page. The bar is 200 ms. */
function navigate(browser: Browser, origin: string): Promise<Visit> {
  return withPhone(browser, false, async (page) => {
    await page.goto(`${origin}/process`);
    const link = page.locator('main a[href="/graphics"]').first();
    await link.hover();
    await page.waitForFunction(isHydrated);
    // The app prefetches when the pointer comes to a link, so it has to come again.
    await page.mouse.move(0, 0);
    await link.hover();
    // On this fast line the page behind the link has come within a second.
    await page.waitForTimeout(1000);
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1');
          const start = performance.now();
          const check = () => {
            const heading = document.querySelector('h1');
            // A task after the next frame begins once that frame is painted.
            if (heading && heading !== before)
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            else requestAnimationFrame(check);
          };
          document.querySelector<HTMLAnchorElement>('main a[href="/graphics"]')?.click();
          check();
        }),
    );
    return { 'click to paint': painted };
  });
}

await runCommand(main);
