import { expect } from '@playwright/test';
import { expectAccessible, sizes, test } from '../support/accessibility.ts';
import { explanationButtons } from '../support/explanations.ts';
import { menuButton, menuPanel, menuToggle } from '../support/menus.ts';
import { desktop, openPage, phone } from '../support/site.ts';

// `journeys/journeys.spec.ts` tests the pages themselves.
test('an open menu passes axe in both color schemes, on wide and narrow screens', async ({
  reusedPage: page,
}) => {
  await openPage(page, '/process/execution-support');
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (size === phone) await menuButton(page).click();
    await menuToggle(page, 'process').press('Enter');
    await expect(menuPanel(page, 'process')).toBeVisible();
    await expectAccessible(page, 'header');
    await page.keyboard.press('Escape');
  }
});

test('an open answer and an explanation pass axe', async ({ reusedPage: page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/');
  await explanationButtons(page).first().click();
  await expect(page.locator('main [popover]:popover-open')).toBeVisible();
  await expectAccessible(page, 'main [popover]');
  await page.goto('/molecule-readiness');
  await page.locator('main details[name] summary').first().click();
  await expectAccessible(page, 'main details[open]');
});
