import { expect, test, type Page } from '@playwright/test';
import { waitForTransitions } from '../support/accessibility.ts';
import { functionUrlPattern, sendButton, errorSummary, toast } from '../support/forms.ts';
import { fillContactForm, createSenderEmail } from '../support/inquiries.ts';
import { menuButton, navigation } from '../support/menus.ts';
import { openPage } from '../support/site.ts';

test.describe('toasts', () => {
  async function submitAndFail(page: Page) {
    await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
  }

  test('get focus with Alt+T, close by button, Escape or swipe, and disappear with the next submission', async ({
    page,
  }) => {
    await page.route(functionUrlPattern, () => {});
    await openPage(page, '/contact');
    await page.getByLabel('Name').fill('Ada');
    await submitAndFail(page);
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
    await expect(errorSummary(page)).toBeFocused();

    await submitAndFail(page);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();

    await submitAndFail(page);
    await toast(page).getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(toast(page)).toBeHidden();

    await submitAndFail(page);
    const swipe = async (distance: number) => {
      const box = (await toast(page).boundingBox())!;
      await page.mouse.move(box.x + 100, box.y + 40);
      await page.mouse.down();
      await page.mouse.move(box.x + 100 + distance / 2, box.y + 40);
      await page.mouse.move(box.x + 100 + distance, box.y + 40);
      await page.mouse.up();
    };
    // Chakra measures the toast after it is shown, and then sets its height in whole pixels.
    await expect(toast(page)).toHaveAttribute('style', /--initial-height: [1-9]/);
    await waitForTransitions(page);
    const atRest = await toast(page).boundingBox();
    await swipe(30);
    await expect.poll(() => toast(page).boundingBox()).toEqual(atRest);
    await expect(toast(page)).toBeVisible();
    await swipe(160);
    await expect(toast(page)).toBeHidden();

    await submitAndFail(page);
    await fillContactForm(page, createSenderEmail());
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(toast(page)).toBeHidden();
  });

  test('don’t cover the menu button on phones, even with text at 200%', async ({ page }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Name').fill('Ada');
    const menuLink = navigation(page).getByRole('link', { name: 'Our Team' });
    for (const [width, fontSize] of [
      [390, '100%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => void (document.documentElement.style.fontSize = size), fontSize);
      await submitAndFail(page);
      await expect.poll(() => toast(page).evaluate((node) => node.getAnimations().length)).toBe(0);
      const button = (await menuButton(page).boundingBox())!;
      const box = (await toast(page).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await menuButton(page).click();
      await expect(menuLink).toBeVisible();
      await menuButton(page).click();
      await expect(menuLink).toBeHidden();
      await toast(page).getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(toast(page)).toBeHidden();
    }
  });

  test('stay until the visitor follows a link, goes back, or follows a link to the same page', async ({
    page,
  }) => {
    await openPage(page, '/team');
    const goToContact = () => page.locator('footer a[href="/contact"]').click();
    await goToContact();
    await page.getByLabel('Name').fill('Ada');
    await submitAndFail(page);
    // A link to a field is no navigation.
    await errorSummary(page).getByRole('link').first().click();
    await expect(toast(page)).toBeVisible();
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await expect(page).toHaveURL('/team');
    await expect(toast(page)).toBeHidden({ timeout: 2000 });

    await goToContact();
    await submitAndFail(page);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(toast(page)).toBeHidden({ timeout: 2000 });

    await goToContact();
    await submitAndFail(page);
    await page.getByRole('link', { name: 'Send an Inquiry' }).click();
    await expect(toast(page)).toBeHidden({ timeout: 2000 });
  });
});
