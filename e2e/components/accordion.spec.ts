import { expect, test } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { startApp } from '../support/site.ts';

test('answers open and links work when the accordion’s code doesn’t load', async ({ page }) => {
  await page.goto('/molecule-readiness');
  const appModules = (await page.locator('template#app').getAttribute('data-modules'))?.split(' ') ?? [];
  await page.route('**/assets/**/*.js', (route) =>
    appModules.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await startApp(page);
  const questions = page.locator('main details[name]');
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await linkTo(page.locator('footer'), '/team').click();
  await expect(page).toHaveURL('/team');
  await expect(page.locator('h1')).toBeVisible();
});
