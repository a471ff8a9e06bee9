import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
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
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const isFirstDocument = await markDocument(page);
  const loaded = page.waitForResponse(/\/assets\/app\.\w+\.js$/);
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

test('a page whose style sheet fails to load works as without script', async ({ page }) => {
  await page.route(siteStyleSheet, (route) => route.abort());
  await page.goto('/contact');
  const isSameDocument = await markDocument(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/style.'));
  await startApp(page);
  await failed;
  await page.locator('[name=name]').fill('Ada');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('footer a[href="/team"]').click();
  await expect(page).toHaveTitle(getTitle('/team'));
  expect(await isSameDocument()).toBe(false);
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
  for (const [colorScheme, background, textColor] of [
    ['light', 'rgb(251, 250, 247)', /^rgb\((?:\d|[1-6]\d), /],
    ['dark', 'rgb(6, 15, 21)', /^rgb\(2\d\d, /],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', background);
    await expect(page.locator('h1')).toHaveCSS('color', textColor);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Fraunces/);
  }
});
