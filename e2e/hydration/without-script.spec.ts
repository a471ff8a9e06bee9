import { expect, test } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { getRoute } from '#src/site/routes.ts';
import { explanation, explanationButtons, showAllDifferentiators } from '../support/explanations.ts';
import { expectPhoneDropdowns, menuButton, linkTo, navigation, menuPanel } from '../support/menus.ts';
import { desktop, phone } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript, on a wide screen', () => {
  test.use({ viewport: desktop });

  for (const { group, overview, cards } of Object.values(menus)) {
    test(`the ${group} menu opens on hover and on focus, and its links work`, async ({ page }) => {
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
  }

  test('an explanation on the home page opens on click and closes on a click outside', async ({ page }) => {
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

  test('an anchor shows its target below the fixed header', async ({ page }) => {
    await page.goto('/process#vendor-matching');
    const target = await page.locator('[id="vendor-matching"]').boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(target?.y).toBeGreaterThanOrEqual(header?.height as number);
    expect(target?.y).toBeLessThan(400);
  });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a tap opens an explanation, the menu and each dropdown, and the links work', async ({ page }) => {
    await page.goto('/');
    await explanationButtons(page).nth(3).tap();
    await expect(explanation(page, 3)).toBeVisible();
    await expect(linkTo(navigation(page), '/team')).toBeHidden();
    await menuButton(page).tap();
    await expectPhoneDropdowns(page);
    await expect(linkTo(navigation(page), '/contact')).toHaveText(getRoute('/contact').label);
    await menuButton(page).tap();
    await expect(linkTo(navigation(page), '/team')).toBeHidden();
    await menuButton(page).tap();
    await linkTo(menuPanel(page, 'services'), '/investor-readiness').tap();
    await expect(page).toHaveURL('/investor-readiness');
  });
});
