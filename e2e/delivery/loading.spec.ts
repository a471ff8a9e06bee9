import { expect, test } from '@playwright/test';
import { pauseRequests, waitForHydration } from '../support/site.ts';

test('the app loads two seconds after the page if the browser is never idle, and no script before that', async ({
  page,
}) => {
  // The clock comes first, because it replaces `requestIdleCallback` too.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    // Other tests affect Chromium's estimate of the connection; on a slow one the app waits for input.
    Object.defineProperty(navigator, 'connection', { value: undefined });
    window.requestIdleCallback = (callback, options) =>
      window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout);
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await pauseRequests(page, '**/logo.svg');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  await page.clock.runFor(10_000);
  expect(scripts, 'before the page has loaded').toEqual([]);
  release();
  await page.waitForLoadState();
  await page.clock.runFor(1999);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.clock.resume();
  await waitForHydration(page);
});
