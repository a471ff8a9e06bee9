import { expect, test } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import {
  desktop,
  pauseRequests,
  hydrate,
  markDocument,
  openPage,
  findPageModules,
  getTitle,
  collectProblems,
} from '../support/site.ts';

test.describe('navigation inside the app', () => {
  test.use({ viewport: desktop });

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
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: getTitle(path) })).toHaveCount(1);
      expect(await page.evaluate(() => window.scrollY), 'a new page starts at its top').toBe(0);
    }
    expect(await isSameDocument()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('a page whose code is slow or missing is still shown', async ({ page }) => {
    await openPage(page, '/');
    const findChunk = (path: string) => findPageModules(path).at(-1) as string;
    const footerLink = (path: string) => linkTo(page.locator('footer'), path);

    await test.step('on a slow connection, the clicked link is busy until the page is shown', async () => {
      const release = await pauseRequests(page, `**${findChunk('/about')}`);
      const link = footerLink('/about');
      await link.click();
      await expect(link).toHaveAttribute('aria-busy', 'true');
      await expect(page).toHaveTitle(getTitle('/'));
      release();
      await expect(page).toHaveTitle(getTitle('/about'));
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });

    await test.step('code that failed to prefetch is requested on click', async () => {
      const chunk = findChunk('/team');
      await page.route(`**${chunk}`, (route) => route.abort(), { times: 1 });
      const link = footerLink('/team');
      await link.scrollIntoViewIfNeeded();
      await Promise.all([
        page.waitForEvent('requestfailed', (request) => request.url().endsWith(chunk)),
        link.hover(),
      ]);
      await link.click();
      await expect(page).toHaveTitle(getTitle('/team'));
      await expect(page).toHaveURL('/team');
    });

    await test.step('if the code fails to load, the browser loads the document', async () => {
      await hydrate(page);
      await page.route(`**${findChunk('/why-dep')}`, (route) => route.abort());
      await footerLink('/why-dep').click();
      await expect(page).toHaveURL('/why-dep');
      await expect(page).toHaveTitle(getTitle('/why-dep'));
      await expect(page.locator('h1')).toHaveText(
        'Lean, execution-focused program leadership for small molecules',
      );
    });
  });
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
