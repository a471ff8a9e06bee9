import type { Browser, CDPSession, Page } from '@playwright/test';

const phone = { width: 412, height: 823 };

/** Records long tasks, interactions and layout shifts from the first byte on, in `window.bench`. */
function observe() {
  const bench: Bench = { tasks: [], slowestInteraction: 0, layoutShift: 0 };
  Object.assign(window, { bench });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('longtask', ({ startTime, duration }) => bench.tasks.push({ startTime, duration }));
  watch(
    'layout-shift',
    (entry) => (bench.layoutShift += (entry as PerformanceEntry & { value: number }).value),
  );
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) bench.slowestInteraction = Math.max(bench.slowestInteraction, duration);
    },
    { durationThreshold: 16 },
  );
}

interface Bench {
  /** Tasks of 50 ms and more (https://w3c.github.io/longtasks/); the browser reports no others. */
  readonly tasks: { readonly startTime: number; readonly duration: number }[];
  slowestInteraction: number;
  layoutShift: number;
}

const readBench = () => (window as unknown as { bench: Bench }).bench;

/** When the first of the app's modules was asked for, in milliseconds since the navigation. */
const readHydrationStart = () =>
  performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/chunks/'))?.startTime ??
  Number.POSITIVE_INFINITY;

/** React keeps a reference on every element that it has hydrated. */
const isTakenOver = () =>
  [...document.querySelectorAll('#root :is(a, button, summary, h1, h2, input, select, textarea)')].every(
    (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );

async function withPage<T>(
  browser: Browser,
  slowdown: number,
  visit: (page: Page, session: CDPSession) => Promise<T>,
) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Longest tasks before and during hydration and layout shift, with the processor 4 times slower. A task of less
 * than 50 ms counts as 0, because the browser doesn't report it.
 */
export function measureHydration(browser: Browser, address: string) {
  return withPage(browser, 4, async (page) => {
    await page.goto(address);
    await page.waitForFunction(isTakenOver);
    await page.waitForTimeout(1000);
    const { tasks, layoutShift } = await page.evaluate(readBench);
    const start = await page.evaluate(readHydrationStart);
    const longest = (some: Bench['tasks']) => Math.max(0, ...some.map(({ duration }) => duration));
    return {
      longestBefore: longest(tasks.filter(({ startTime }) => startTime < start)),
      longestDuring: longest(tasks.filter(({ startTime }) => startTime >= start)),
      layoutShift,
    };
  });
}

/**
 * Milliseconds of the slowest interaction of a visit that opens the menu and an answer, navigates and types into a
 * form, at 4×.
 */
export function measureInteractions(browser: Browser, origin: string): Promise<number> {
  return withPage(browser, 4, async (page) => {
    await page.goto(`${origin}/process`);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.waitForFunction(isTakenOver);
    await page.keyboard.press('Escape');
    for (const summary of (await page.locator('main summary').all()).slice(0, 2)) await summary.tap();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.locator('header').getByRole('link', { name: 'Our Team' }).tap();
    await page.waitForURL('**/team');
    await page.waitForTimeout(500);
    const { slowestInteraction } = await page.evaluate(readBench);
    await page.goto(`${origin}/contact`);
    await page.locator('[name=name]').pressSequentially('Ada Example');
    await page.locator('textarea').first().pressSequentially('A small molecule before its IND.');
    await page.waitForTimeout(500);
    return Math.max(slowestInteraction, (await page.evaluate(readBench)).slowestInteraction);
  });
}

/** Milliseconds from the click on a prefetched link to the paint of the next page's heading. */
export function measureNavigation(browser: Browser, origin: string): Promise<number> {
  return withPage(browser, 1, async (page) => {
    await page.goto(`${origin}/process`);
    const link = page.locator('main a[href="/graphics"]').first();
    await link.hover();
    await page.waitForFunction(isTakenOver);
    await link.hover({ position: { x: 4, y: 4 } });
    await page.waitForLoadState('networkidle');
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1');
          const start = performance.now();
          const check = () => {
            const heading = document.querySelector('h1');
            if (heading && heading !== before)
              requestAnimationFrame(() => resolve(performance.now() - start));
            else requestAnimationFrame(check);
          };
          document.querySelector<HTMLAnchorElement>('main a[href="/graphics"]')?.click();
          check();
        }),
    );
  });
}

/** First paint, and when the phone's menu opens, at 400 kbit/s, 400 ms round trip and a processor 4 times slower. */
export function measureSlowLine(browser: Browser, address: string) {
  return withPage(browser, 4, async (page, session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
    const start = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.tap();
    await page.locator('#site-menu:popover-open').waitFor();
    const menuWorks = Date.now() - start;
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { firstPaint, menuWorks };
  });
}
