import { expect, type Page, test } from '@playwright/test';
import { sendButton, thanks } from '../support/forms.ts';
import { fillInContact, inquiriesOf, newSender } from '../support/inquiries.ts';
import { open } from '../support/site.ts';

/** Goes to an address as the router does at a link to it. */
const goInsideApp = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

test.describe('an inquiry', () => {
  test('says what the visitor came about and chooses the service for them', async ({ page }) => {
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

  test('follows the visitor to another service inside the app, but keeps what they chose', async ({
    page,
  }) => {
    const services = page.getByLabel('Services of interest');
    await open(page, '/contact?service=readiness');
    await expect(services).toHaveValue('strategic-planning');
    await goInsideApp(page, '/contact?service=execution');
    await expect(services).toHaveValue('full-ind');
    await services.selectOption('cmc-only');
    await goInsideApp(page, '/contact?service=validation');
    await expect(page.locator('input[name=service]')).toHaveValue('validation');
    await expect(services).toHaveValue('cmc-only');
  });

  test('chooses the service again in the fresh form after a draft is discarded or an inquiry is sent', async ({
    page,
  }) => {
    const services = page.getByLabel('Services of interest');
    await open(page, '/contact?service=execution');
    await services.selectOption('cmc-only');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(services).toHaveValue('full-ind');
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Send another inquiry' }).click();
    await expect(services).toHaveValue('full-ind');
  });

  test('keeps the service of a draft that is restored inside the app', async ({ page }) => {
    await open(page, '/contact');
    await page.getByLabel('Services of interest').selectOption('cmc-only');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await open(page, '/team');
    await goInsideApp(page, '/contact?service=execution');
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Services of interest')).toHaveValue('cmc-only');
  });

  for (const [width, height, topic, words] of [
    [1280, 720, 'investor-included', 'What investor readiness includes'],
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
});
