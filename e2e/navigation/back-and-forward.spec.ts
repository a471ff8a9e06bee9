import { expect, test } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { desktop, markDocument, openPageWithTypefaces, getTitle } from '../support/site.ts';

test.describe('navigation inside the app', () => {
  test.use({ viewport: desktop });

  test('Back and Forward restore the scroll position of each page', async ({ page }) => {
    await openPageWithTypefaces(page, '/about');
    const isSameDocument = await markDocument(page);
    const scrollTo = async (y: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
      // The app stores the position at the scroll event, one frame later.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    };
    await scrollTo(900);
    // Playwright's click would scroll first.
    await linkTo(page.locator('footer'), '/services').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(getTitle('/services'));
    await scrollTo(500);
    await page.goBack();
    await expect(page).toHaveTitle(getTitle('/about'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.goForward();
    await expect(page).toHaveTitle(getTitle('/services'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    expect(await isSameDocument()).toBe(true);
  });

  test('Back to another document restores its scroll position', async ({ page }) => {
    await openPageWithTypefaces(page, '/about');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.goto('/services');
    await page.goBack();
    await expect(page).toHaveTitle(getTitle('/about'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });
});
