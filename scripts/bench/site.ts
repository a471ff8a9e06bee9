/**
 * `npm run bench:site -- <other build>`: compares how fast two builds of the site show and answer on a slow phone.
 *
 *   npm run bench:site -- ../before/dist/client     this build (dist/client) and another
 *
 * Both are visited ten times, in turns, so that they share the load of the machine. Times are medians in milliseconds,
 * with minimum and maximum. A difference smaller than this spread means nothing. To build the commit before:
 * git worktree add ../before HEAD~1 && cd ../before && npm ci && npm run build
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { outDir } from '#scripts/build/output.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';

const pairs = 10;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };
/** How many times slower than this machine's the processor is. */
const slowdown = 4;
/** 400 kbit/s with a latency of 400 ms, as on a poor mobile connection. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** The figures of one visit, in milliseconds, by name. */
type Figures = Readonly<Record<string, number>>;

interface Visit {
  readonly name: string;
  readonly isSlowLine: boolean;
  /** Visits a page of the site at `origin`, with an empty cache. */
  readonly measure: (page: Page, origin: string) => Promise<Figures>;
}

const visits: readonly Visit[] = [
  ...['/', '/services', '/contact'].map((path) => ({
    name: path,
    isSlowLine: true,
    measure: (page: Page, origin: string) => load(page, origin + path),
  })),
  { name: 'first tap on the menu', isSlowLine: true, measure: openMenu },
  { name: 'prefetched navigation', isSlowLine: false, measure: navigate },
];

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [other] = positionals;
  if (!other || positionals.length > 1)
    throw new Error('Name the build to compare with: npm run bench:site -- ../before/dist/client');
  await using cleanup = new AsyncDisposableStack();
  const origins: string[] = [];
  for (const folder of [outDir, other]) {
    const { origin } = cleanup.use(await serveSite({ outDir: folder }));
    origins.push(origin);
  }
  const browser = cleanup.use(
    await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] }),
  );
  for (const visit of visits) {
    const [own, others] = await takeTurns(browser, origins, visit);
    console.log(`\n${visit.name}, ${slowdown}× slower${visit.isSlowLine ? ', at 400 kbit/s' : ''}`);
    console.table(
      Object.fromEntries(
        Object.keys(own![0]!).map((figure) => [
          figure,
          { 'this build': spreadOf(own!, figure), [other]: spreadOf(others!, figure) },
        ]),
      ),
    );
  }
}

/** Visits each site `pairs` times, in turns. */
async function takeTurns(
  browser: Browser,
  origins: readonly string[],
  { isSlowLine, measure }: Visit,
): Promise<Figures[][]> {
  const figures: Figures[][] = origins.map(() => []);
  for (let pair = 0; pair < pairs; pair++) {
    for (const [index, origin] of origins.entries()) {
      await using context = await browser.newContext(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await session.send('Network.enable');
      if (isSlowLine) await session.send('Network.emulateNetworkConditions', slowLine);
      figures[index]!.push(await measure(page, origin));
    }
  }
  return figures;
}

function spreadOf(all: readonly Figures[], figure: string): string {
  const sorted = all.map((figures) => Math.round(figures[figure]!)).toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}

/** Paints, and blocking time as Lighthouse counts it: what each task after the first paint takes beyond 50 ms. */
function recordPage() {
  const record = { 'first paint': Number.NaN, 'largest paint': Number.NaN, 'blocking time': 0 };
  Object.assign(window, { record });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record['first paint'] = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (record['largest paint'] = startTime));
  watch('longtask', ({ startTime, duration }) => {
    if (startTime > record['first paint']) record['blocking time'] += duration - 50;
  });
}

/** React keeps a reference on every element that it has hydrated. */
const isHydrated = () =>
  [...document.querySelectorAll('#root :is(a, button, summary, h1, h2, input, select, textarea)')].every(
    (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );

async function load(page: Page, address: string): Promise<Figures> {
  await page.addInitScript(recordPage);
  await page.goto(address);
  // On a slow line the app waits for a sign that the visitor is about to act.
  await page.mouse.move(200, 400);
  await page.mouse.move(204, 404);
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
  // Work that hydration has put off follows.
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { record: Figures }).record);
}

async function openMenu(page: Page, origin: string): Promise<Figures> {
  const start = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.locator('#site-menu:popover-open').waitFor();
  return { 'request to open menu': performance.now() - start };
}

/** The bar is 200 ms. */
async function navigate(page: Page, origin: string): Promise<Figures> {
  await page.goto(`${origin}/process`);
  const link = page.locator('main a[href="/graphics"]').first();
  await link.hover();
  await page.waitForFunction(isHydrated);
  // The app prefetches when the pointer comes to a link, so it has to come again.
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(1000);
  const time = await link.evaluate(async (element: HTMLAnchorElement) => {
    const before = document.querySelector('h1');
    const start = performance.now();
    element.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while ([null, before].includes(document.querySelector('h1'))) await frame();
    // A task after the next frame begins once that frame is painted.
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });
  return { 'click to paint': time };
}

await runCommand(main);
