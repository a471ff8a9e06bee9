import { expect, test, type Page } from '@playwright/test';
import { linkTo, navigation } from '../support/menus.ts';
import { desktop, markDocument, openPage, findPageModules, getTitle } from '../support/site.ts';

const brokenPath = '/why-dep';
const brokenChunk = `**${findPageModules(brokenPath).at(-1)}`;
const brokenHeading = 'Lean, execution-focused program leadership for small molecules';

const breakPage = (page: Page) =>
  page.route(brokenChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cache-Control': 'no-store' },
      body: 'export function Page() { throw new Error("This page is broken on purpose") }',
    }),
  );

const errorTitle = 'Unexpected Application Error | DEP';
const errorHeading = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

async function expectErrorScreen(page: Page) {
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(errorTitle);
  await expect(navigation(page)).toBeVisible();
  await expect(page.locator('footer nav')).toBeVisible();
}

async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(errorHeading(page)).toHaveCount(0);
  await expect(page).toHaveTitle(getTitle(path));
  await expect(page.locator('h1')).toHaveCount(1);
}

test.describe('a page that fails to render', () => {
  test.use({ viewport: desktop });

  test('is replaced by an error screen, which is announced, ends with a navigation and can load the page again', async ({
    page,
  }) => {
    await openPage(page, '/services');
    const isSameDocument = await markDocument(page);
    await breakPage(page);
    await linkTo(page.locator('footer'), brokenPath).click();
    await expectErrorScreen(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(errorHeading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Unexpected Application Error' })).toHaveCount(1);
    for (const [name, href] of [
      ['home page', '/'],
      [/@/, /^mailto:/],
    ] as const)
      await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', href);

    await page.goBack();
    await expectPage(page, '/services');
    await page.goForward();
    await expectErrorScreen(page);
    await linkTo(navigation(page), '/team').click();
    await expectPage(page, '/team');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expectErrorScreen(page);
    await page.locator('main').getByRole('link', { name: 'home page' }).click();
    await expectPage(page, '/');
    expect(await isSameDocument()).toBe(true);

    await page.goBack();
    await expectErrorScreen(page);
    await page.unroute(brokenChunk);
    await page.getByRole('link', { name: 'Reload it' }).click();
    await expectPage(page, brokenPath);
    await expect(page.locator('h1')).toHaveText(brokenHeading);
  });
});
