import { expect, test } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { linkTo, menuPanel, navigation } from '../support/menus.ts';
import { desktop } from '../support/site.ts';

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
