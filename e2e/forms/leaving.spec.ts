import { expect, type Page, test } from '@playwright/test';
import {
  contactFailureMessage,
  findSubmissionChunks,
  functionUrlPattern,
  sendButton,
  sentPanel,
  toast,
} from '../support/forms.ts';
import { findInquiries, startInquiry } from '../support/inquiries.ts';
import { getTitle, pauseRequests } from '../support/site.ts';
import { linkTo } from '../support/menus.ts';

async function leave(page: Page) {
  await linkTo(page, '/team').click();
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
    await linkTo(page, '/team').click();
    release();
    await expect(toast(page)).toContainText('Form submitted successfully!');
    releasePage();
    await expect(page).toHaveTitle(getTitle('/team'));
    await expect(toast(page)).toContainText('Form submitted successfully!');
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('sees that it failed if the form’s code doesn’t load, and still has the text', async ({ page }) => {
    for (const chunk of findSubmissionChunks()) await page.route(`**/${chunk}`, () => {});
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

  test('returns to the form and finds it still sending, with its text, and then sees the result elsewhere', async ({
    page,
    context,
  }) => {
    const { email, release } = await startSending(page);
    await leave(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(page.locator('#email')).toHaveValue(email);
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
    await expect(page.locator('#email')).toHaveValue('');
  });
});
