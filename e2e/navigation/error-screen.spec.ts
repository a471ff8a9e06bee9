import { expect, test, type Page } from '@playwright/test';
import { content as whyDep } from '#pages/why-dep/content.ts';
import { linkTo, navigation } from '../support/menus.ts';
import { desktop, getTitle, markDocument, openPage } from '../support/site.ts';

test.use({ viewport: desktop });

/** Makes one list of the page fail, until the next document. */
const breakWhyDep = (page: Page) =>
  page.evaluate((title) => {
    const { map } = Array.prototype;
    Object.assign(Array.prototype, {
      map(this: { title?: string }[], ...parameters: Parameters<typeof map>) {
        if (this[0]?.title === title) throw new Error('This page is broken on purpose');
        return map.apply(this, parameters);
      },
    });
  }, whyDep.arguments[0].title);

const errorHeading = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

async function expectErrorScreen(page: Page) {
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle('Unexpected Application Error | DEP');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(navigation(page)).toBeVisible();
  await expect(page.locator('footer nav')).toBeVisible();
}

async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(errorHeading(page)).toHaveCount(0);
  await expect(page).toHaveTitle(getTitle(path));
  await expect(page.locator('h1')).toHaveCount(1);
}

test('a page that fails to render is replaced by an error screen, which ends with a navigation and can load the page again', async ({
  page,
}) => {
  await openPage(page, '/services');
  const isSameDocument = await markDocument(page);
  await breakWhyDep(page);
  await linkTo(page.locator('footer'), '/why-dep').click();
  await expectErrorScreen(page);
  await expect(errorHeading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Unexpected Application Error' })).toHaveCount(1);
  await expect(page.locator('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);

  await page.goBack();
  await expectPage(page, '/services');
  await page.goForward();
  await expectErrorScreen(page);
  await page.locator('main').getByRole('link', { name: 'home page' }).click();
  await expectPage(page, '/');
  await expect(page.locator('h1')).toBeFocused();
  expect(await isSameDocument()).toBe(true);

  await page.goBack();
  await expectErrorScreen(page);
  await page.getByRole('link', { name: 'Reload it' }).click();
  await expectPage(page, '/why-dep');
});
