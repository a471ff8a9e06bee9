/**
 * Compares the speed of this build (dist/client) with a baseline on a slow phone, in milliseconds:
 *
 *   npm run bench:site -- ../before/dist/client
 *
 * To build the previous commit:
 *
 *   git worktree add ../before HEAD~1 && cd ../before && npm ci && npm run build
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { outDir } from '#scripts/build/output.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';

const rounds = 10;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };
const cpuSlowdown = 4;
/** 400 kbit/s and 400 ms, as on a poor mobile connection. */
const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

type Metrics = Readonly<Record<string, number>>;

interface Visit {
  readonly name: string;
  readonly isSlowNetwork: boolean;
  readonly measure: (page: Page, origin: string) => Promise<Metrics>;
}

const visits: readonly Visit[] = [
  ...['/', '/services', '/contact'].map((path) => ({
    name: path,
    isSlowNetwork: true,
    measure: (page: Page, origin: string) => load(page, origin + path),
  })),
  { name: 'first tap on the menu', isSlowNetwork: true, measure: openMenu },
  { name: 'prefetched navigation', isSlowNetwork: false, measure: navigate },
];

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [baseline] = positionals;
  if (!baseline || positionals.length > 1)
    throw new Error('Pass the build to compare with: npm run bench:site -- ../before/dist/client');
  await using cleanup = new AsyncDisposableStack();
  const origins: string[] = [];
  for (const folder of [outDir, baseline]) {
    const { origin } = cleanup.use(await serveSite({ outDir: folder }));
    origins.push(origin);
  }
  const browser = cleanup.use(
    await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] }),
  );
  for (const visit of visits) {
    const [current, reference] = await measureSites(browser, origins, visit);
    console.log(`\n${visit.name}, CPU ${cpuSlowdown}× slower${visit.isSlowNetwork ? ', at 400 kbit/s' : ''}`);
    console.table(
      Object.fromEntries(
        Object.keys(current![0]!).map((name) => [
          name,
          { 'this build': summarize(current!, name), [baseline]: summarize(reference!, name) },
        ]),
      ),
    );
  }
}

async function measureSites(
  browser: Browser,
  origins: readonly string[],
  { isSlowNetwork, measure }: Visit,
): Promise<Metrics[][]> {
  const results: Metrics[][] = origins.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, origin] of origins.entries()) {
      await using context = await browser.newContext(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await session.send('Network.enable');
      if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', slowNetwork);
      results[index]!.push(await measure(page, origin));
    }
  }
  return results;
}

function summarize(results: readonly Metrics[], name: string): string {
  const sorted = results.map((metrics) => Math.round(metrics[name]!)).toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}

/** Blocking time as in Lighthouse: the time beyond 50 ms of each task after the first paint. */
function recordMetrics() {
  const record = { 'first paint': Number.NaN, 'largest paint': Number.NaN, 'blocking time': 0 };
  Object.assign(window, { record });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record['first paint'] = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (record['largest paint'] = startTime));
  observe('longtask', ({ startTime, duration }) => {
    if (startTime > record['first paint']) record['blocking time'] += duration - 50;
  });
}

/** React sets this property on hydrated elements. */
const isHydrated = () =>
  [...document.querySelectorAll('#root :is(a, button, summary, h1, h2, input, select, textarea)')].every(
    (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );

async function load(page: Page, url: string): Promise<Metrics> {
  await page.addInitScript(recordMetrics);
  await page.goto(url);
  // On a slow network, the app loads only after an interaction.
  await page.mouse.move(200, 400);
  await page.mouse.move(204, 404);
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
  // The blocking time includes work deferred until after hydration.
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { record: Metrics }).record);
}

async function openMenu(page: Page, origin: string): Promise<Metrics> {
  const start = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.locator('#site-menu:popover-open').waitFor();
  return { 'request to open menu': performance.now() - start };
}

/** The time should be at most 200 ms. */
async function navigate(page: Page, origin: string): Promise<Metrics> {
  await page.goto(`${origin}/process`);
  const link = page.locator('main a[href="/graphics"]').first();
  await link.hover();
  await page.waitForFunction(isHydrated);
  // The hydrated app prefetches when the pointer enters a link.
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(1000);
  const time = await link.evaluate(async (element: HTMLAnchorElement) => {
    const previousHeading = document.querySelector('h1');
    const start = performance.now();
    element.click();
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while ([null, previousHeading].includes(document.querySelector('h1'))) await nextFrame();
    // The next task runs after this frame is painted.
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });
  return { 'click to paint': time };
}

await runCommand(main);
