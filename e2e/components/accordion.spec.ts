import { expect, test, type Page } from '@playwright/test';
import { part } from '../support/chakra.ts';
import { linkTo } from '../support/menus.ts';
import { holdScripts, hydrate, open } from '../support/site.ts';

test.describe('questions', () => {
  test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
    await open(page, '/molecule-readiness');
    const items = page.locator('main details[name]');
    const isOpen = () => items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
    await items.nth(0).locator('summary').click();
    await expect.poll(isOpen).toEqual([true, false, false, false, false]);
    await expect(items.nth(0).locator('p').first()).toBeVisible();
    await items.nth(2).locator('summary').press('Enter');
    await expect.poll(isOpen).toEqual([false, false, true, false, false]);
    await items.nth(2).locator('summary').click();
    await expect.poll(isOpen).toEqual([false, false, false, false, false]);
  });
});

test.describe('the accordion', () => {
  const items = (page: Page, state: 'open' | 'closed') =>
    part(page.locator('main'), 'accordion', 'item', state);
  const question = (page: Page, index: number) => page.locator('main details[name] summary').nth(index);

  test('knows which answer is open, whatever opened it', async ({ page }) => {
    await open(page, '/molecule-readiness');
    await expect(part(page, 'accordion', 'root')).toHaveCount(1);
    await expect(items(page, 'open')).toHaveCount(0);
    await question(page, 0).click();
    await expect(items(page, 'open')).toContainText((await question(page, 0).textContent()) as string);
    await question(page, 1).press('Enter');
    await expect(items(page, 'open')).toHaveCount(1);
    await expect(items(page, 'open')).toContainText((await question(page, 1).textContent()) as string);
    // As find-in-page opens it.
    await page.evaluate(() => document.querySelectorAll('main details[name]')[3]?.setAttribute('open', ''));
    await expect(items(page, 'open')).toHaveCount(1);
    await expect(items(page, 'open')).toContainText((await question(page, 3).textContent()) as string);
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await question(page, 3).press('Space');
    await expect(items(page, 'open')).toHaveCount(0);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('goes from question to question by arrow, Home and End', async ({ page }) => {
    await open(page, '/molecule-readiness');
    await question(page, 0).focus();
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.locator('main details[name] summary').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(question(page, 0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('main details[name] summary').last()).toBeFocused();
    await question(page, 1).click();
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 2)).toBeFocused();
  });

  test('finds an answer open that was opened before the app came', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/molecule-readiness');
    await question(page, 2).click();
    await expect(items(page, 'open')).toHaveCount(0);
    release();
    await hydrate(page);
    await expect(items(page, 'open')).toContainText((await question(page, 2).textContent()) as string);
    await question(page, 2).click();
    await expect(items(page, 'open')).toHaveCount(0);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('works natively where its code never comes', async ({ page }) => {
    await page.goto('/molecule-readiness');
    const names = (await page.locator('script#boot').getAttribute('data-app'))?.split(' ') ?? [];
    await page.route('**/assets/**/*.js', (route) =>
      names.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
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
