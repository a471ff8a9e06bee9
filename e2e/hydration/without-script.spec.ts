import { expect, test } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { explanation, explanationButtons, showAllDifferentiators } from '../support/explanations.ts';
import { linkTo, menuButton, menuPanel, menuToggle, navigation } from '../support/menus.ts';
import { desktop, phone } from '../support/site.ts';

// `journeys/journeys.spec.ts` has more without JavaScript.
test.use({ javaScriptEnabled: false, viewport: desktop });

for (const { group, overview, cards } of Object.values(menus))
  test(`without JavaScript, the ${group} menu opens on hover and on focus, and its links work`, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(menuPanel(page, group)).toBeHidden();
    await linkTo(navigation(page), overview.path).hover();
    for (const { path } of cards) await expect(linkTo(menuPanel(page, group), path)).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(menuPanel(page, group)).toBeHidden();

    await linkTo(navigation(page), overview.path).focus();
    await expect(menuPanel(page, group)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(linkTo(menuPanel(page, group), cards[0]!.path)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(cards[0]!.path);
    await expect(page.locator('h1')).toBeVisible();
  });

test('without JavaScript, an explanation opens on click and closes on a click outside', async ({ page }) => {
  await page.goto('/');
  await showAllDifferentiators(page);
  const buttons = explanationButtons(page);
  await expect(buttons).toHaveCount(7);
  for (const [index, button] of (await buttons.all()).entries()) {
    await button.click();
    await expect(explanation(page, index)).toBeVisible();
  }
  await page.mouse.click(2, 400);
  await expect(explanation(page, 6)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('without JavaScript, a tap opens the menu and a dropdown, whose links work', async ({ page }) => {
    await page.goto('/');
    await expect(linkTo(navigation(page), '/team')).toBeHidden();
    await menuButton(page).tap();
    await menuToggle(page, 'services').tap();
    await linkTo(menuPanel(page, 'services'), '/investor-readiness').tap();
    await expect(page).toHaveURL('/investor-readiness');
  });
});
