import { expect, test } from '@playwright/test';
import { linkTo, navigation } from '../support/menus.ts';
import { getTitle, hydrate, openPage } from '../support/site.ts';

test('a logo that fails is replaced by the placeholder at 180 px, and the console logs it', async ({
  page,
}) => {
  await page.goto('/');
  const logo = navigation(page).locator('img').first();
  const footerLogo = page.locator('footer img');
  expect((await logo.boundingBox())?.width).toBe(180);
  await page.route('/logo.svg', (route) => route.abort());
  const message = page.waitForEvent('console', (entry) => entry.text() === 'Logo failed to load');
  await page.reload();
  await message;
  await hydrate(page);
  await expect(logo).toHaveAttribute('src', '/placeholder.svg');
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await logo.boundingBox())?.width).toBe(180);
  await expect(footerLogo).toHaveAttribute('src', '/placeholder.svg');
});

test('a portrait that fails is replaced by the placeholder, also in the app', async ({ page }) => {
  await page.route('/team/*', (route) => route.abort());
  await openPage(page, '/');
  await linkTo(page.locator('footer'), '/team').click();
  await expect(page).toHaveTitle(getTitle('/team'));
  // No profile needs to have a photo, so this is one as in `TeamList`.
  await page.locator('#profiles').evaluate((section) => {
    const image = Object.assign(new Image(), { alt: 'Portrait of Ada', srcset: '/team/ada-160.avif 160w' });
    image.dataset['fallback'] = '/placeholder.svg';
    section.append(image);
  });
  const portrait = page.getByAltText('Portrait of Ada');
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toMatch(/\/placeholder\.svg$/);
});
