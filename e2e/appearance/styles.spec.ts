import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { colors } from '#src/theme/colors.ts';
import { toRgb } from '../support/colors.ts';
import {
  blockScripts,
  getTitle,
  hydrate,
  markDocument,
  outDir,
  pagePaths,
  pauseRequests,
  readBuiltPage,
  startApp,
} from '../support/site.ts';

const siteStyleSheet = '**/assets/static/style*.css';

test('hydration waits for the site’s style sheet, so links load documents until then', async ({ page }) => {
  const release = await pauseRequests(page, siteStyleSheet);
  // A slow test may find the app loaded without the mouse.
  const loaded = page.waitForResponse(/\/assets\/app\.[\w-]+\.js$/);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const isFirstDocument = await markDocument(page);
  await startApp(page);
  await loaded;
  await page.locator('footer a[href="/team"]').click();
  await expect(page).toHaveTitle(getTitle('/team'));
  expect(await isFirstDocument()).toBe(false);

  const isSecondDocument = await markDocument(page);
  release();
  await hydrate(page);
  await page.locator('footer a[href="/services"]').click();
  await expect(page).toHaveTitle(getTitle('/services'));
  expect(await isSecondDocument()).toBe(true);
});

test('links are underlined in Safari, which ignores a text-decoration shorthand with a thickness', () => {
  const shorthand = /text-decoration:[^;}]*\b(?:underline|dotted)\b[^;}]*\d/g;
  const sheets = [
    ...pagePaths.map((path) => readBuiltPage(path)),
    ...globSync(`${outDir}/assets/static/style*.css`).map((file) => readFileSync(file, 'utf8')),
  ];
  expect(sheets.flatMap((sheet) => sheet.match(shorthand) ?? [])).toEqual([]);
});

test('background, text and headings have the colors and typeface of the site in both color schemes', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/about');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', toRgb(colors.bg.DEFAULT[colorScheme]));
    await expect(page.locator('h1')).toHaveCSS('color', toRgb(colors.fg.DEFAULT[colorScheme]));
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Fraunces/);
  }
});
