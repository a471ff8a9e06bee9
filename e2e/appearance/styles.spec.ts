import { globSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { sendButton, toast } from '../support/forms.ts';
import {
  blockScripts,
  pauseRequests,
  hydrate,
  markDocument,
  openPage,
  outDir,
  pagePaths,
  readBuiltPage,
} from '../support/site.ts';

const siteStyleSheet = '**/assets/static/style*.css';

const readSiteStylesMedia = (page: Page) => page.locator('#site-styles').getAttribute('media');

const triggers: readonly (readonly [trigger: string, activate: (page: Page) => Promise<void>])[] = [
  ['a focused field', (page) => page.getByLabel('Name').focus()],
  [
    'an explanation',
    (page) =>
      page
        .getByRole('button', { name: /^More about/ })
        .first()
        .hover(),
  ],
];
for (const [trigger, activate] of triggers)
  test(`the site’s style sheet, loaded for print, applies to the screen with ${trigger}`, async ({
    page,
  }) => {
    await openPage(page, trigger === 'an explanation' ? '/' : '/contact');
    await page.waitForLoadState('networkidle');
    expect(await readSiteStylesMedia(page), 'hydration doesn’t apply it').toBe('print');
    await activate(page);
    await expect.poll(() => readSiteStylesMedia(page)).toBe('all');
  });

test('the browser loads the next page if the site’s style sheet fails to load', async ({ page }) => {
  await page.route(siteStyleSheet, (route) => route.abort());
  await openPage(page, '/contact');
  const isSameDocument = await markDocument(page);
  const loaded = page.waitForEvent('load');
  await page.locator('footer a[href="/team"]').click();
  await loaded;
  await expect(page).toHaveURL('/team');
  await expect(page.locator('h1')).toBeVisible();
  expect(await isSameDocument()).toBe(false);
  expect(await readSiteStylesMedia(page)).toBe('print');
});

test('a toast uses the page’s inline styles if the site’s style sheet fails to load', async ({ page }) => {
  await page.route(siteStyleSheet, (route) => route.abort());
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Ada');
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  // Each try adds a link for screens until it fails.
  await expect(page.locator('#site-styles[media="all"]')).toHaveCount(0);
  await expect(page.locator('#site-styles[media="print"]')).toHaveCount(1);
});

test('links are underlined in Safari, which ignores a text-decoration shorthand with a thickness', () => {
  const shorthand = /text-decoration:[^;}]*\b(?:underline|dotted)\b[^;}]*\d/g;
  const sheets = [
    ...pagePaths.map((path) => readBuiltPage(path)),
    ...globSync(`${outDir}/assets/static/style*.css`).map((file) => readFileSync(file, 'utf8')),
  ];
  expect(sheets.flatMap((sheet) => sheet.match(shorthand) ?? [])).toEqual([]);
});

test('a button shown before the site’s style sheet loads is styled once it loads', async ({ page }) => {
  await openPage(page, '/contact');
  await page.locator('[name=name]').fill('Ada Lovelace');
  const discard = page.getByRole('button', { name: 'Discard draft' });
  await expect(discard).toBeVisible();
  const release = await pauseRequests(page, siteStyleSheet);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrate(page);
  await expect(discard).toHaveCSS('text-decoration-line', 'none');
  release();
  await expect(discard).toHaveCSS('text-decoration-line', 'underline');
});

test('background, text and headings have the colors and typeface of the site in both color schemes', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/about');
  for (const [colorScheme, background, textColor] of [
    ['light', 'rgb(251, 250, 247)', /^rgb\((?:\d|[1-6]\d), /],
    ['dark', 'rgb(7, 19, 27)', /^rgb\(2\d\d, /],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', background);
    await expect(page.locator('h1')).toHaveCSS('color', textColor);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Fraunces/);
  }
});
