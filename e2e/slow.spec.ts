import { expect, test, type Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { dropdowns } from './specification-texts.ts';
import { awaitHydration, holdScripts, pagePaths, hydrate } from './support/site.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const titleOf = (path: string) => routes.find((route) => route.path === path)?.title as string;

async function cutConnection(page: Page) {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
}

const conditions = [
  { when: 'while the scripts are still on their way', prepare: holdScripts },
  {
    when: 'when the scripts never arrive',
    prepare: (page: Page) => page.route('**/assets/**/*.js', (route) => route.abort()),
  },
  { when: 'when the connection is cut after the HTML', prepare: cutConnection },
] as const;

for (const { when, prepare } of conditions) {
  test.describe(when, () => {
    for (const path of pagePaths) {
      test(`${path} can be read`, async ({ page }) => {
        await prepare(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.mouse.move(2, 300);
        await expect(page.locator('h1')).toBeVisible();
        const words = (await page.locator('main').innerText()).split(/\s+/).length;
        expect(words).toBeGreaterThan(30);
        for (const question of await page.locator('main details[name]').all()) {
          await question.locator('summary').click();
          await expect(question.locator('p').first()).toBeVisible();
        }
      });
    }

    test('menus open, close with Escape, and their links lead on', async ({ page }) => {
      await prepare(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      for (const { group, overview } of dropdowns) {
        await navigation(page).locator(`a[href="${overview[1]}"]`).first().hover();
        await expect(page.locator(`#menu-${group}`)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator(`#menu-${group}`)).toBeHidden();
      }
      await page.mouse.move(2, 300);
      await navigation(page).locator('a[href="/services"]').first().hover();
      await page.locator('#menu-services a[href="/investor-readiness"]').click();
      await expect(page).toHaveURL('/investor-readiness');
      await expect(page).toHaveTitle(titleOf('/investor-readiness'));
      await page.locator('footer a[href="/about"]').click();
      await expect(page).toHaveTitle(titleOf('/about'));
      await page.goBack();
      await expect(page).toHaveTitle(titleOf('/investor-readiness'));
    });

    test('the hamburger opens the menu of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await prepare(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('[data-menu="process"]').click();
      await expect(page.locator('#menu-process a[href="/submit-rfp"]')).toBeVisible();
      await expect(page.locator('#menu-services')).toBeHidden();
    });

    test('an explanation on the home page opens', async ({ page }) => {
      await prepare(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.locator('main button[popovertarget]').first().click();
      await expect(page.locator('[id="explanation-0"]')).toBeVisible();
    });
  });
}

test.describe('what a visitor does before the app comes is still there afterwards', () => {
  test('an open answer', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/molecule-readiness', { waitUntil: 'domcontentloaded' });
    await page.locator('main summary').nth(1).click();
    release();
    await awaitHydration(page);
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open');
    await page.locator('main summary').nth(1).click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('an open dropdown', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('[data-menu="services"]').press('Enter');
    release();
    await awaitHydration(page);
    await expect(page.locator('#menu-services')).toBeVisible();
    await expect(page.locator('[data-menu="services"]')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-services')).toBeHidden();
  });

  test('the open menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('[data-menu="process"]').click();
    release();
    await awaitHydration(page);
    await expect(page.locator('#menu-process a[href="/submit-rfp"]')).toBeVisible();
  });

  test('an explanation on the home page', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('main button[popovertarget]').nth(2).click();
    release();
    await awaitHydration(page);
    await expect(page.locator('[id="explanation-2"]')).toBeVisible();
  });

  test('the text and choices in a form', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.locator('[name="name"]').fill('Ada Example');
    await page.locator('[name="project-description"]').fill('A kinase inhibitor with a solubility question.');
    await page.locator('[name="timeline"]').selectOption('flexible');
    await page.locator('[name="consent"]').check();
    release();
    await awaitHydration(page);
    await expect(page.locator('[name="name"]')).toHaveValue('Ada Example');
    await expect(page.locator('[name="project-description"]')).toHaveValue(
      'A kinase inhibitor with a solubility question.',
    );
    await expect(page.locator('[name="timeline"]')).toHaveValue('flexible');
    await expect(page.locator('[name="consent"]')).toBeChecked();
  });

  test('text typed while the app hydrates', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const text = 'A kinase inhibitor whose exposure falls with the dose, and a board that asks why.';
    const field = page.locator('[name="project-description"]');
    await field.focus();
    release();
    await field.pressSequentially(text);
    await awaitHydration(page);
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  });

  test('the place on the page', async ({ page }) => {
    // A typeface that comes after the scroll would keep what is seen in its place, by another distance from the top.
    await page.route('**/*.woff2', (route) => route.abort());
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.scrollTo(0, 800));
    release();
    await awaitHydration(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(800);
  });

  test('a link followed while the scripts arrive leads on', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('footer a[href="/team"]').hover();
    release();
    await page.locator('footer a[href="/team"]').click();
    await expect(page).toHaveURL('/team');
    await expect(page).toHaveTitle(titleOf('/team'));
  });
});

test('when the connection comes back, the next page is hydrated', async ({ page }) => {
  let isDown = true;
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/**/*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/about');
  await page.mouse.move(2, 300);
  await failed;
  isDown = false;
  await page.locator('footer a[href="/team"]').click();
  await expect(page).toHaveTitle(titleOf('/team'));
  await hydrate(page);
});
