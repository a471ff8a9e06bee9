import { expect, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { openPage, pauseScripts, waitForHydration } from '../support/site.ts';

const answers = (page: Page) => page.locator('main details[name]');
const question = (page: Page, index: number) => answers(page).nth(index).locator('summary');

/** Pass no index if all answers are closed. */
async function expectOpen(page: Page, index?: number) {
  const readOpenIndexes = () =>
    answers(page).evaluateAll((items) => [...items.keys()].filter((key) => items[key]?.hasAttribute('open')));
  await expect.poll(readOpenIndexes).toEqual(index === undefined ? [] : [index]);
}

test('an answer that find-in-page opens closes the other one, and Space closes it', async ({ page }) => {
  await openPage(page, '/molecule-readiness');
  await question(page, 0).click();
  await expect(answers(page).first().locator('p').first()).toBeVisible();
  // Find-in-page opens an answer this way.
  await answers(page)
    .nth(3)
    .evaluate((item) => item.setAttribute('open', ''));
  await expectOpen(page, 3);
  await question(page, 3).press('Space');
  await expectOpen(page);
});

test('Chakra’s accordion has the state of the answers, also of one that was opened before hydration', async ({
  page,
}) => {
  const release = await pauseScripts(page);
  await page.goto('/molecule-readiness', { waitUntil: 'domcontentloaded' });
  await question(page, 0).click();
  release();
  await waitForHydration(page);
  for (const index of [0, 3]) {
    if (index > 0) await question(page, index).click();
    for (const part of ['item', 'item-trigger']) {
      const parts = page.locator(`[data-scope="accordion"][data-part="${part}"]`);
      await expect(parts.nth(index)).toHaveAttribute('data-state', 'open');
      await expect(parts.and(page.locator('[data-state="open"]'))).toHaveCount(1);
    }
  }
});

test('arrow keys, Home and End move between the questions', async ({ page }) => {
  await openPage(page, '/molecule-readiness');
  await question(page, 0).click();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', 4],
    ['Home', 0],
    ['ArrowUp', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(question(page, index)).toBeFocused();
  }
});

test('answers open and links work when the accordion’s code doesn’t load', async ({ page }) => {
  await page.goto('/molecule-readiness');
  const appModules = (await page.locator('template#app').getAttribute('data-modules'))?.split(' ') ?? [];
  await page.route('**/assets/**/*.js', (route) =>
    appModules.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 301);
  await question(page, 0).click();
  await question(page, 1).click();
  await expectOpen(page, 1);
  await linkTo(page.locator('footer'), '/team').click();
  await expect(page).toHaveURL('/team');
  await expect(page.locator('h1')).toBeVisible();
});
