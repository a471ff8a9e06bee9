import { expect, test } from '@playwright/test';
import { team } from '#src/site/team.ts';
import { linkTo, navigation } from '../support/menus.ts';
import { collectProblems, hydrate, openPage } from '../support/site.ts';

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

test('team pictures that fail are replaced by the placeholder, also in the app', async ({ page }) => {
  const problems = collectProblems(page);
  await page.route('/team/*', (route) => route.abort());
  await openPage(page, '/');
  await linkTo(page.locator('footer'), '/team').click();
  const pictures = page.locator('main img');
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(team.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const readImage = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
    await expect.poll(readImage).toMatch(/\/placeholder\.svg$/);
  }
  expect(problems.filter((problem) => !problem.startsWith('request failed'))).toEqual([]);
});
