import { expect, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { openPage, startApp } from '../support/site.ts';

const answers = (page: Page) => page.locator('main details[name]');
const question = (page: Page, index: number) => answers(page).nth(index).locator('summary');

/** Pass no index if all answers are closed. */
async function expectOpen(page: Page, index?: number) {
  const readOpenIndexes = () =>
    answers(page).evaluateAll((items) => [...items.keys()].filter((key) => items[key]?.hasAttribute('open')));
  await expect.poll(readOpenIndexes).toEqual(index === undefined ? [] : [index]);
}

test('arrow keys, Home and End move between the questions, and an answer that find-in-page opens closes the other one', async ({
  page,
}) => {
  await openPage(page, '/molecule-readiness');
  await question(page, 0).click();
  await expect(answers(page).first().locator('p').first()).toBeVisible();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', 4],
    ['Home', 0],
    ['ArrowUp', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(question(page, index)).toBeFocused();
  }
  // Find-in-page opens an answer this way.
  await answers(page)
    .nth(3)
    .evaluate((item) => item.setAttribute('open', ''));
  await expectOpen(page, 3);
  await question(page, 3).press('Space');
  await expectOpen(page);
});

test('answers open and links work when the accordion’s code doesn’t load', async ({ page }) => {
  await page.goto('/molecule-readiness');
  const appModules = (await page.locator('template#app').getAttribute('data-modules'))?.split(' ') ?? [];
  await page.route('**/assets/**/*.js', (route) =>
    appModules.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await startApp(page);
  await question(page, 0).click();
  await question(page, 1).click();
  await expectOpen(page, 1);
  await linkTo(page.locator('footer'), '/team').click();
  await expect(page).toHaveURL('/team');
  await expect(page.locator('h1')).toBeVisible();
});
