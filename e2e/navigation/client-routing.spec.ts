import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { content as whyDep } from '#pages/why-dep/content.ts';
import { linkTo } from '../support/menus.ts';
import {
  blockScripts,
  collectProblems,
  desktop,
  getTitle,
  markDocument,
  openPage,
  pauseScripts,
} from '../support/site.ts';

test.use({ viewport: desktop });

const { siteUrl } = globalThis.__PROVIDER__;

test('a link shows the next page without a document load, with one title and one canonical link', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await openPage(page, '/');
  const isSameDocument = await markDocument(page);
  for (const path of ['/why-dep', '/services', '/contact', '/process/execution-support'] as const) {
    await linkTo(page.locator('footer'), path).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(getTitle(path));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    for (const tag of ['title', 'meta[name="description"]', 'meta[name="robots"]', 'h1'])
      await expect(page.locator(tag), tag).toHaveCount(1);
    const structuredData = page.locator('script[type="application/ld+json"]');
    await expect(structuredData).toHaveCount(1);
    await expect.poll(() => structuredData.textContent()).toContain(`"url":"${siteUrl}${path}"`);
  }
  expect(await isSameDocument()).toBe(true);
  expect(problems).toEqual([]);
});

test('on a slow connection, a clicked link is busy and the page stays until the next one is shown, or until Back', async ({
  page,
}) => {
  await openPage(page, '/');
  const isSameDocument = await markDocument(page);
  const release = await pauseScripts(page);
  for (const path of ['/services', '/about']) {
    const link = linkTo(page.locator('footer'), path);
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveTitle(getTitle('/'));
    if (path === '/about') continue;
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  }
  release();
  await expect(page).toHaveTitle(getTitle('/about'));
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('a page whose code fails to load is loaded as a document', async ({ page }) => {
  await openPage(page, '/');
  await blockScripts(page);
  await linkTo(page.locator('footer'), '/why-dep').click();
  await expect(page).toHaveURL('/why-dep');
  await expect(page).toHaveTitle(getTitle('/why-dep'));
  await expect(page.locator('h1')).toHaveText(whyDep.hero.title);
});

test('before hydration, a prefetched page also serves its links with a topic', async ({ page, context }) => {
  await blockScripts(page);
  await page.goto('/about');
  const session = await context.newCDPSession(page);
  const prefetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
  });
  await session.send('Preload.enable');
  await linkTo(page.locator('main'), '/contact').first().hover();
  await prefetched;
  await page.evaluate(() => window.location.assign('/contact?service=readiness'));
  await expect(page).toHaveURL('/contact?service=readiness');
  const [navigation] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON() as { deliveryType: string }),
  );
  expect(navigation?.deliveryType).toBe('navigational-prefetch');
});

test('a page is loaded while the mouse is over its link, so a click needs no connection', async ({
  page,
}) => {
  await openPage(page, '/');
  const isSameDocument = await markDocument(page);
  const link = linkTo(page.locator('footer'), '/why-dep');
  await link.scrollIntoViewIfNeeded();
  // A request that started earlier may finish meanwhile.
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  await Promise.all([page.waitForEvent('request'), link.hover()]);
  await expect.poll(() => pending.size).toBe(0);
  await blockScripts(page);
  await link.click();
  await expect(page).toHaveTitle(getTitle('/why-dep'));
  expect(await isSameDocument()).toBe(true);
});

test('a trailing slash is removed, and the query and the anchor are kept', async ({ page }) => {
  await page.goto('/process/?utm_source=mail#faq');
  await expect(page).toHaveURL('/process?utm_source=mail#faq');
  // Only the browser sees this slash.
  await page.goto('/about');
  await page.evaluate(() => history.replaceState(null, '', '/about/?a=1#b'));
  await page.reload();
  await expect(page).toHaveURL('/about?a=1#b');
});
