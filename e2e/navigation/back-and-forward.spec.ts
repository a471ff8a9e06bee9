import { expect, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { scrollTo } from '../support/scrolling.ts';
import { desktop, getTitle, markDocument, openPageWithTypefaces } from '../support/site.ts';

test.use({ viewport: desktop });

async function expectPageAt(page: Page, path: string, top: number) {
  await expect(page).toHaveTitle(getTitle(path));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test('Back and Forward restore the scroll position of each page', async ({ page }) => {
  await openPageWithTypefaces(page, '/about');
  const isSameDocument = await markDocument(page);
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
});

test('Back to another document restores its scroll position', async ({ page }) => {
  await openPageWithTypefaces(page, '/about');
  await scrollTo(page, 700);
  await page.goto('/services');
  await page.goBack();
  await expectPageAt(page, '/about', 700);
});
