import { expect, test } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import {
  blockTypefaces,
  waitForHydration,
  pauseRequests,
  openPage,
  pagePaths,
  readBuiltPage,
} from '../support/site.ts';

for (const path of pagePaths) {
  test(`${path} has no render-blocking resources and preloads both typefaces in the body`, () => {
    const html = readBuiltPage(path);
    expect(html.replace(/<link[^>]+media="print">/, '')).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html).not.toMatch(/<script[^>]+\bsrc=/);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    // Chromium delays the first frame for a font preloaded in the head.
    const [head = '', body = ''] = html.split('<body>');
    expect(head).not.toMatch(/<link[^>]+as="font"/);
    expect(body.match(/<link[^>]+as="font"/g) ?? []).toHaveLength(2);
    expect(html.indexOf('<style'), 'styles are in the head').toBeLessThan(html.indexOf('<body'));
  });
}

test('no script is requested before the page has loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // Other tests affect Chromium's estimate of the connection; on a slow one the app waits for input.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  const release = await pauseRequests(page, '**/logo.svg');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the app starts two seconds after load if the browser is never idle and paints nothing', async ({
  page,
}) => {
  // The clock comes first, because it replaces `requestIdleCallback` too.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: undefined });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type !== 'paint') super.observe(options);
      }
    };
    window.requestIdleCallback = (callback, options) =>
      window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout);
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about');
  await page.clock.runFor(1999);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.clock.resume();
  await waitForHydration(page);
});

test('no layout shifts while a page loads and hydrates', async ({ page }) => {
  await blockTypefaces(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path } of routes) {
    await openPage(page, path);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts, `layout shifts on ${path}`).toEqual([]);
  }
});
