import { expect, test, type Page } from '@playwright/test';
import { chakraPart } from '../support/chakra.ts';
import { linkTo } from '../support/menus.ts';
import { pauseScripts, hydrate, openPage } from '../support/site.ts';

const itemsInState = (page: Page, state: 'open' | 'closed') =>
  chakraPart(page.locator('main'), 'accordion', 'item', state);
const question = (page: Page, index: number) => page.locator('main details[name] summary').nth(index);

test.describe('questions and answers', () => {
  test('show one open answer at a time, and arrow keys move between the questions', async ({ page }) => {
    await openPage(page, '/molecule-readiness');
    await expect(chakraPart(page, 'accordion', 'root')).toHaveCount(1);
    const answers = page.locator('main details[name]');
    const expectOpen = async (index: number | undefined) => {
      const readOpenStates = () =>
        answers.evaluateAll((items) => items.map((item) => (item as HTMLDetailsElement).open));
      await expect.poll(readOpenStates).toEqual([0, 1, 2, 3, 4].map((position) => position === index));
      await expect(itemsInState(page, 'open')).toHaveCount(index === undefined ? 0 : 1);
      if (index === undefined) return;
      await expect(itemsInState(page, 'open')).toContainText(
        (await question(page, index).textContent()) as string,
      );
      await expect(answers.nth(index).locator('p').first()).toBeVisible();
    };
    await expectOpen(undefined);
    await question(page, 0).click();
    await expectOpen(0);
    await question(page, 2).press('Enter');
    await expectOpen(2);
    await question(page, 2).click();
    await expectOpen(undefined);
    // Find-in-page opens an answer this way.
    await answers.nth(3).evaluate((item) => item.setAttribute('open', ''));
    await expectOpen(3);
    await question(page, 3).press('Space');
    await expectOpen(undefined);

    await question(page, 0).focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', 4],
      ['Home', 0],
      ['ArrowUp', 4],
    ] as const) {
      await page.keyboard.press(key);
      await expect(question(page, index)).toBeFocused();
    }
    await question(page, 1).click();
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 2)).toBeFocused();
  });

  test('keep an answer open that was opened before hydration, until it is clicked', async ({ page }) => {
    const release = await pauseScripts(page);
    await page.goto('/molecule-readiness');
    await question(page, 2).click();
    await expect(itemsInState(page, 'open')).toHaveCount(0);
    release();
    await hydrate(page);
    await expect(itemsInState(page, 'open')).toContainText((await question(page, 2).textContent()) as string);
    await question(page, 2).click();
    await expect(itemsInState(page, 'open')).toHaveCount(0);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('open and close without the accordion’s code', async ({ page }) => {
    await page.goto('/molecule-readiness');
    const appModules = (await page.locator('script#boot').getAttribute('data-app'))?.split(' ') ?? [];
    await page.route('**/assets/**/*.js', (route) =>
      appModules.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.mouse.move(2, 300);
    await page.mouse.move(3, 301);
    await expect(page.locator('main details[name] summary').first()).toBeVisible();
    await question(page, 0).click();
    await question(page, 1).click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await linkTo(page.locator('footer'), '/team').click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL('/team');
  });
});
