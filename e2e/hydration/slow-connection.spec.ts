import { expect, test, type Page } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { explanation, explanationButtons } from '../support/explanations.ts';
import { menuButton, linkTo, navigation, menuPanel, menuToggle } from '../support/menus.ts';
import { blockScripts, desktop, pauseScripts, hydrate, phone, getTitle } from '../support/site.ts';

async function dropConnection(page: Page) {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
}

const conditions = [
  { when: 'while the scripts load', prepare: pauseScripts },
  { when: 'when the scripts never load', prepare: blockScripts },
  { when: 'when the connection drops after the HTML', prepare: dropConnection },
] as const;

for (const { when, prepare } of conditions)
  test(`${when}, menus and explanations open and links work`, async ({ page }) => {
    await prepare(page);
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
    await expect(menuPanel(page, 'services')).toBeHidden();
    await menuButton(page).click();

    await page.setViewportSize(desktop);
    await linkTo(navigation(page), '/services').hover();
    await menuPanel(page, 'services').locator('a[href="/investor-readiness"]').click();
    await expect(page).toHaveURL('/investor-readiness');
    await expect(page).toHaveTitle(getTitle('/investor-readiness'));
    await page.locator('footer a[href="/about"]').click();
    await expect(page).toHaveTitle(getTitle('/about'));
    await page.goBack();
    await expect(page).toHaveTitle(getTitle('/investor-readiness'));
  });

// These pages are a sample: `without-script.spec.ts` covers every page.
test('a visitor can read a page when the connection drops after the HTML', async ({ page }) => {
  await dropConnection(page);
  for (const path of ['/', '/molecule-readiness', '/contact']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(2, 300);
    await expect(page.locator('h1')).toBeVisible();
    const wordCount = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(wordCount).toBeGreaterThan(30);
    for (const question of await page.locator('main details[name]').all()) {
      await question.locator('summary').click();
      await expect(question.locator('p').first()).toBeVisible();
    }
  }
});

test('when the connection comes back, the next page is hydrated', async ({ page }) => {
  let isDown = true;
  const failedRequest = page.waitForEvent('requestfailed');
  await page.route('**/assets/**/*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/about');
  await page.mouse.move(2, 300);
  await failedRequest;
  isDown = false;
  await page.locator('footer a[href="/team"]').click();
  await expect(page).toHaveTitle(getTitle('/team'));
  await hydrate(page);
});
