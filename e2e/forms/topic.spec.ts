import { expect, test } from '@playwright/test';
import { sendButton, thanks } from '../support/forms.ts';
import { fillInContact, inquiriesOf, newSender } from '../support/inquiries.ts';
import { open } from '../support/site.ts';

test.describe('an inquiry', () => {
  test('says what the visitor came about and chooses the service for him', async ({ page }) => {
    const email = newSender();
    await open(page, '/contact?topic=molecule-validation&service=execution&unknown=1');
    await expect(page.getByText('You came about: Execution support')).toBeVisible();
    await expect(page.getByLabel('Services of interest')).toHaveValue('full-ind');
    await expect(page.getByText('Draft saved')).toBeHidden();
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ topic: 'molecule-validation', service: 'execution' }]);
  });

  for (const [width, height, topic, words] of [
    [1280, 720, 'investor-included', 'What investor readiness includes'],
    [390, 844, 'investor-included', 'What investor readiness includes'],
    [320, 640, 'matching-process', 'The matching process'],
  ] as const)
    test(`says so above the heading, in view on arrival at ${width}×${height}, and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/contact');
      const heading = page.locator('h1');
      const before = await heading.boundingBox();
      await open(page, `/contact?topic=${topic}`);
      await expect(page.getByText(`You came about: ${words}`)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await heading.boundingBox()).toEqual(before);
    });

  test('makes nothing of a topic that is not known', async ({ page }) => {
    await open(page, '/contact?topic=unknown&service=constructor');
    await expect(page.getByText('You came about')).toBeHidden();
    await expect(page.getByLabel('Services of interest')).toHaveValue('');
  });
});
