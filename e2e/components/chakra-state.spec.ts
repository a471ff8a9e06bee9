import { expect, test, type Page } from '@playwright/test';
import { dropdowns } from '../specification/texts.ts';
import { chakraPart } from '../support/chakra.ts';
import { explanationButtons } from '../support/explanations.ts';
import { sendButton } from '../support/forms.ts';
import { menuButton, menuPanel, menuToggle } from '../support/menus.ts';
import { desktop, openPage, phone } from '../support/site.ts';

test.describe('Chakra’s state of a dropdown', () => {
  test.use({ viewport: desktop });
  const dropdownRoot = (page: Page, state: 'open' | 'closed') =>
    chakraPart(page.locator('header li'), 'collapsible', 'root', state);

  test('is open after hover, a click or Enter, and closed after Escape', async ({ page }) => {
    await openPage(page, '/about');
    for (const { group } of dropdowns) {
      const button = menuToggle(page, group);
      const openingActions = [
        () => button.hover(),
        () => button.evaluate((element: HTMLElement) => element.click()),
        () => button.press('Enter'),
      ];
      for (const act of openingActions) {
        await act();
        await expect(dropdownRoot(page, 'open')).toHaveCount(1);
        await expect(dropdownRoot(page, 'open').filter({ has: button })).toHaveAttribute('open');
        await page.keyboard.press('Escape');
        await expect(dropdownRoot(page, 'open')).toHaveCount(0);
        await expect(page.locator('header details[open]')).toHaveCount(0);
        await page.mouse.move(640, 790);
      }
    }
  });

  test('is open if the visitor opened it before hydration', async ({ page }) => {
    await page.goto('/about');
    await menuToggle(page, 'process').hover();
    await expect(dropdownRoot(page, 'open').filter({ has: menuToggle(page, 'process') })).toHaveAttribute(
      'open',
    );
    await expect(menuPanel(page, 'process')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('Chakra’s state of the main menu follows each tap', async ({ page }) => {
    await openPage(page, '/about');
    const button = menuButton(page);
    await expect(button).toHaveAttribute('data-scope', 'collapsible');
    await button.tap();
    await expect(button).toHaveAttribute('data-state', 'open');
    await button.tap();
    await expect(button).toHaveAttribute('data-state', 'closed');
  });
});

test('explanations and toasts use Chakra’s tooltip and toast', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/');
  await explanationButtons(page).first().hover();
  await expect(chakraPart(page, 'tooltip', 'content', 'open')).toBeVisible();
  await openPage(page, '/contact');
  await sendButton(page).click();
  await expect(chakraPart(page, 'toast', 'root', 'open')).toContainText('Submission failed');
});

test('each field of both forms is a Chakra field with one label', async ({ page }) => {
  for (const path of ['/contact', '/submit-rfp/form']) {
    await openPage(page, path);
    const fields = chakraPart(page, 'field', 'root');
    expect(await fields.count()).toBeGreaterThan(8);
    for (const field of await fields.all()) {
      await expect(field).not.toHaveRole('group');
      await expect(chakraPart(field, 'field', 'label')).toHaveCount(1);
    }
    await expect(page.locator('form [aria-live]')).toHaveCount(0);
  }
});
