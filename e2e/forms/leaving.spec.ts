import { expect, type Page, test } from '@playwright/test';
import { getRoute } from '#src/site/routes.ts';
import {
  contactFailureMessage,
  functionUrlPattern,
  sendButton,
  sentPanel,
  stallSubmissionCode,
  toast,
} from '../support/forms.ts';
import { findInquiries, startInquiry } from '../support/inquiries.ts';
import { getTitle, pauseRequests } from '../support/site.ts';

async function leave(page: Page) {
  await page
    .getByRole('link', { name: getRoute('/team').label })
    .first()
    .click();
  await expect(page).toHaveTitle(getTitle('/team'));
}

/** Sends a form. The call waits for `release`. */
async function startSending(page: Page) {
  const email = await startInquiry(page);
  const release = await pauseRequests(page, functionUrlPattern);
  const callStarted = page.waitForRequest(functionUrlPattern);
  await sendButton(page).click();
  await callStarted;
  return { email, release };
}

test.describe('a visitor who opens another page while sending', () => {
  test('sees the result, even if it arrives while the page loads', async ({ page }) => {
    const { email, release } = await startSending(page);
    const releasePage = await pauseRequests(page, '**/assets/chunks/_Page-*.js');
    await page
      .getByRole('link', { name: getRoute('/team').label })
      .first()
      .click();
    release();
    await expect(toast(page)).toContainText('Form submitted successfully!');
    releasePage();
    await expect(page).toHaveTitle(getTitle('/team'));
    await expect(toast(page)).toContainText('Form submitted successfully!');
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('sees that it failed if the form’s code doesn’t load, and still has the text', async ({ page }) => {
    await stallSubmissionCode(page);
    const email = await startInquiry(page);
    await page.clock.install();
    await sendButton(page).click();
    await leave(page);
    await page.clock.runFor(6000);
    await expect(page.getByText(contactFailureMessage)).toBeVisible();
    await page.goBack();
    await expect(page.locator('#email')).toHaveValue(email);
    await expect(sendButton(page)).toBeEnabled();
    expect(await findInquiries(email)).toHaveLength(0);
  });

  test('sees that the connection is down, and the result once it is back, with the receipt instead of the form', async ({
    page,
    context,
  }) => {
    const { email, release } = await startSending(page);
    await leave(page);
    await context.setOffline(true);
    release();
    await expect(toast(page)).toContainText('You’re offline.');
    await page.goBack();
    await expect(toast(page)).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await leave(page);
    await expect(toast(page), 'leaving again').toContainText('You’re offline.');
    await page.unroute(functionUrlPattern);
    await context.setOffline(false);
    await expect(toast(page)).toContainText('Form submitted successfully!');
    expect(await findInquiries(email)).toHaveLength(1);
    await page.goBack();
    await expect(sentPanel(page)).toContainText('What you sent');
    expect(await page.evaluate(() => window.scrollY), 'Back restores the scroll position').toBe(0);
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(page.locator('#name')).toHaveValue('');
  });

  test('returns to the form and finds it still sending, with its text', async ({ page }) => {
    const { email, release } = await startSending(page);
    await leave(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(page.locator('#email')).toHaveValue(email);
    release();
    await expect(sentPanel(page)).toContainText('What you sent');
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(page.locator('#email')).toHaveValue('');
    expect(await findInquiries(email)).toHaveLength(1);
  });
});
