import { expect, test } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { explanation, explanationButtons } from '../support/explanations.ts';
import { linkTo, menuButton, menuPanel, menuToggle, navigation } from '../support/menus.ts';
import { desktop, getTitle, hydrate, phone } from '../support/site.ts';

test('when the connection drops after the HTML, menus and explanations open, and links work once it is back', async ({
  page,
}) => {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  for (const { group, overview } of Object.values(menus)) {
    await linkTo(navigation(page), overview.path).hover();
    await expect(menuPanel(page, group)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuPanel(page, group)).toBeHidden();
  }
  await page.mouse.move(2, 300);
  await explanationButtons(page).first().click();
  await expect(explanation(page, 0)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await menuButton(page).click();
  await menuToggle(page, 'process').click();
  await expect(menuPanel(page, 'process').locator('a[href="/submit-rfp"]')).toBeVisible();
  await menuButton(page).click();

  await page.setViewportSize(desktop);
  await linkTo(navigation(page), '/services').hover();
  await menuPanel(page, 'services').locator('a[href="/investor-readiness"]').click();
  await expect(page).toHaveTitle(getTitle('/investor-readiness'));
  await page.goBack();
  await expect(page).toHaveTitle(getTitle('/'));
  await page.unroute('**/*');
  await linkTo(page.locator('footer'), '/about').click();
  await expect(page).toHaveTitle(getTitle('/about'));
  await hydrate(page);
});
