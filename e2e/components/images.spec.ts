import { expect, test } from '@playwright/test';
import { linkTo, navigation } from '../support/menus.ts';
import { hydrate, openPage } from '../support/site.ts';

test.describe('images that fail', () => {
  test('the logo is replaced by the placeholder at 180 px, and the console logs it', async ({ page }) => {
    await page.goto('/');
    const logo = navigation(page).locator('img').first();
    expect((await logo.boundingBox())?.width).toBe(180);
    await page.route('/logo.svg', (route) => route.abort());
    const message = page.waitForEvent('console', (entry) => entry.text() === 'Logo failed to load');
    await page.reload();
    await message;
    await expect(logo).toHaveAttribute('src', '/placeholder.svg');
    await hydrate(page);
    await expect(logo).toHaveAttribute('src', '/placeholder.svg');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await logo.boundingBox())?.width).toBe(180);
  });

  test('a picture is replaced by the placeholder after client-side navigation', async ({ page }) => {
    await page.route('/team/*', (route) => route.abort());
    await openPage(page, '/');
    await linkTo(page.locator('footer'), '/team').click();
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/placeholder.svg');
  });
});
