import { expect, test, type Page } from '@playwright/test';
import { waitForTransitions } from '../support/accessibility.ts';
import { errorSummary, functionUrlPattern, sendButton, toast } from '../support/forms.ts';
import { createSenderEmail, fillContactForm } from '../support/inquiries.ts';
import { linkTo, menuButton } from '../support/menus.ts';
import { openPage } from '../support/site.ts';

async function submitAndFail(page: Page) {
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
}

test.describe('a toast', () => {
  test('gets focus with Alt+T, and closes by Escape, a swipe, a correction or the next submission', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await page.locator('#name').fill('Ada');
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
    const swipe = async (distance: number) => {
      const box = (await toast(page).boundingBox())!;
      await page.mouse.move(box.x + 100, box.y + 40);
      await page.mouse.down();
      await page.mouse.move(box.x + 100 + distance, box.y + 40, { steps: 2 });
      await page.mouse.up();
    };
    await waitForTransitions(page);
    await swipe(30);
    await expect(toast(page), 'a short swipe springs back').toHaveAttribute('style', /--swipe: 0px/);
    await swipe(160);
    await expect(toast(page)).toBeHidden();

    await submitAndFail(page);
    await page.locator('#company').pressSequentially('A');
    await expect(toast(page), 'while the visitor corrects the form').toBeHidden();
    await expect(errorSummary(page)).toBeVisible();

    await submitAndFail(page);
    await page.route(functionUrlPattern, () => {});
    await fillContactForm(page, createSenderEmail());
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(toast(page)).toBeHidden();
  });

  test('doesn’t cover the menu button on phones, even with text at 200%', async ({ page }) => {
    await openPage(page, '/contact');
    await page.locator('#name').fill('Ada');
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
      await toast(page).getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(toast(page)).toBeHidden();
    }
  });

  test('stays until the visitor follows a link to another or the same page, or goes back', async ({
    page,
  }) => {
    const goToContact = async () => {
      await page.locator('footer a[href="/contact"]').click();
      await expect(page).toHaveURL('/contact');
    };
    await openPage(page, '/team');
    await goToContact();
    await page.locator('#name').fill('Ada');
    await submitAndFail(page);
    // A link to a field is no navigation.
    await errorSummary(page).getByRole('link').first().click();
    await expect(toast(page)).toBeVisible();
    for (const [navigate, url] of [
      [() => linkTo(page, '/team').click(), '/team'],
      [() => page.goBack(), '/team'],
      // Last, because the next link to the page would change no URL that the test could wait for.
      [() => page.locator('main a[href="/contact"]').first().click(), '/contact'],
    ] as const) {
      await goToContact();
      await submitAndFail(page);
      await navigate();
      await expect(toast(page)).toBeHidden();
      await expect(page).toHaveURL(url);
    }
  });
});
