import { expect, test } from '@playwright/test';
import { explanation, explanationButtons } from '../support/explanations.ts';
import { errorSummary, sendButton } from '../support/forms.ts';
import { dropdown, linkTo, menuButton, menuPanel, menuToggle, navigation } from '../support/menus.ts';
import { waitForHydration, blockTypefaces, pauseScripts, phone, getTitle } from '../support/site.ts';

test.describe('hydration', () => {
  test('keeps an open answer and the scroll position', async ({ page }) => {
    // A late typeface would change the scroll position.
    await blockTypefaces(page);
    const release = await pauseScripts(page);
    await page.goto('/molecule-readiness', { waitUntil: 'domcontentloaded' });
    const question = page.locator('main details[name]').nth(1);
    await question.locator('summary').click();
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    release();
    await waitForHydration(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(800);
    await expect(question).toHaveAttribute('open');
    for (const part of ['item', 'item-trigger'])
      await expect(
        page.locator(`[data-scope="accordion"][data-part="${part}"][data-state="open"]`),
        'Chakra knows the open answer',
      ).toHaveCount(1);
    await question.locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('keeps the phone menu and its dropdown open', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await pauseScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await menuButton(page).click();
    await menuToggle(page, 'process').click();
    release();
    await waitForHydration(page);
    await expect(menuPanel(page, 'process').locator('a[href="/submit-rfp"]')).toBeVisible();
    await expect(dropdown(page, 'process')).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menuPanel(page, 'process')).toBeHidden();
  });

  test('keeps an explanation on the home page open, and menus open on hover before it', async ({ page }) => {
    const release = await pauseScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await linkTo(navigation(page), '/services').hover();
    await expect(menuPanel(page, 'services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuPanel(page, 'services')).toBeHidden();
    await explanationButtons(page).nth(2).click();
    release();
    await waitForHydration(page);
    await expect(explanation(page, 2)).toBeVisible();
  });

  test('keeps the text and choices in a form, including text typed meanwhile', async ({ page }) => {
    const release = await pauseScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const text = 'A kinase inhibitor whose exposure falls with the dose, and a board that asks why.';
    const field = page.locator('[name="project-description"]');
    await page.locator('[name="name"]').fill('Ada Example');
    await page.locator('[name="timeline"]').selectOption('flexible');
    await page.locator('[name="consent"]').check();
    await field.fill('Before: ');
    await field.press('End');
    release();
    await field.pressSequentially(text);
    await waitForHydration(page);
    await expect(field).toHaveValue(`Before: ${text}`);
    await expect(field).toBeFocused();
    await expect(page.locator('[name="name"]')).toHaveValue('Ada Example');
    await expect(page.locator('[name="timeline"]')).toHaveValue('flexible');
    await expect(page.locator('[name="consent"]')).toBeChecked();
  });

  test('doesn’t stop a link that was clicked while the scripts load', async ({ page }) => {
    const release = await pauseScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('footer a[href="/team"]').hover();
    release();
    await page.locator('footer a[href="/team"]').click();
    await expect(page).toHaveURL('/team');
    await expect(page).toHaveTitle(getTitle('/team'));
  });

  test('leaves the message for an incomplete form to the browser if the visitor sends it before', async ({
    page,
  }) => {
    const release = await pauseScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.locator('[name="name"]').fill('Ada Example');
    await sendButton(page).click();
    await expect(page.locator('[name="email"]')).toBeFocused();
    release();
    await waitForHydration(page);
    await expect(errorSummary(page)).toBeHidden();
    await expect(page.locator('[name="name"]')).toHaveValue('Ada Example');
  });
});
