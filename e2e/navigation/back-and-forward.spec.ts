import { expect, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { scrollTo } from '../support/scrolling.ts';
import { desktop, getTitle, hydrate, markDocument, openPage, pauseScripts } from '../support/site.ts';

test.use({ viewport: desktop });

async function expectPageAt(page: Page, path: string, top: number) {
  await expect(page).toHaveTitle(getTitle(path));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test('Back and Forward restore the scroll position of each page, also after a reload', async ({ page }) => {
  await openPage(page, '/about');
  let isSameDocument = await markDocument(page);
  await scrollTo(page, 900);
  // Playwright's click would scroll first.
  await linkTo(page.locator('footer'), '/services').dispatchEvent('click');
  await expectPageAt(page, '/services', 0);
  await scrollTo(page, 500);
  await page.goBack();
  await expectPageAt(page, '/about', 900);
  await page.goForward();
  await expectPageAt(page, '/services', 500);
  expect(await isSameDocument()).toBe(true);

  await page.reload();
  await expectPageAt(page, '/services', 500);
  await hydrate(page);
  isSameDocument = await markDocument(page);
  await page.goBack();
  await expectPageAt(page, '/about', 900);
  expect(await isSameDocument()).toBe(true);
});

test('Back to a page whose code is slow restores its scroll position once the page is shown', async ({
  page,
}) => {
  await openPage(page, '/process');
  await scrollTo(page, 2500);
  await linkTo(page.locator('footer'), '/sitemap').dispatchEvent('click');
  await expectPageAt(page, '/sitemap', 0);
  await page.reload();
  await hydrate(page);
  const release = await pauseScripts(page);
  await page.goBack();
  await expect(page).toHaveURL('/process');
  await expect(page).toHaveTitle(getTitle('/sitemap'));
  release();
  await expectPageAt(page, '/process', 2500);
});
