import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  advanceTime,
  collectPayloads,
  contactFailureMessage,
  failSubmissionCode,
  findSubmissionChunks,
  functionUrlPattern,
  sendButton,
  sentPanel,
  stallResponses,
  toast,
} from '../support/forms.ts';
import {
  createSenderEmail,
  fillContactForm,
  findInquiries,
  sendForm,
  startInquiry,
} from '../support/inquiries.ts';
import { findChunks, pauseRequests } from '../support/site.ts';
import { linkTo } from '../support/menus.ts';

test.describe('server failures', () => {
  test('without a response, the visitor sees the failure within 15 seconds, and a later click stores nothing twice', async ({
    page,
    baseURL,
  }) => {
    const payloads = collectPayloads(page);
    const email = await startInquiry(page);
    await stallResponses(page, baseURL);
    await page.clock.install();
    await sendButton(page).click();
    await expect.poll(() => payloads.length).toBe(1);
    await advanceTime(page, 8);
    await expect(page.getByText('Still sending…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(toast(page)).toBeHidden();
    await advanceTime(page, 7);
    await expect(page.getByText('Our server didn’t respond.')).toBeVisible();
    await expect(toast(page)).toContainText(contactFailureMessage);
    await expect(page.locator('#name')).toHaveValue('Ada Lovelace');
    await expect(page.locator('#consent')).toBeChecked();
    await page.clock.runFor('03:00');
    expect(payloads, 'nothing more is sent without a click').toHaveLength(3);
    await expect(sentPanel(page)).toBeHidden();

    await page.unroute(functionUrlPattern);
    expect(await sendForm(page, email)).toHaveLength(1);
  });

  test('if the code of the toasts fails to load, the form says what happened, and can send again', async ({
    page,
  }) => {
    const toastChunks = findChunks((code) => code.includes('pauseOnPageIdle'));
    expect(toastChunks.length).toBeGreaterThan(0);
    for (const chunk of toastChunks) await page.route(`**/${chunk}`, (route) => route.abort());
    const email = await startInquiry(page);
    const headers = { 'Retry-After': '600' };
    await page.route(functionUrlPattern, (route) => route.fulfill({ status: 429, headers, json: {} }));
    await sendButton(page).click();
    await expect(page.getByText('Our server is temporarily unavailable.')).toBeVisible();
    await page.unroute(functionUrlPattern);
    expect(await sendForm(page, email)).toHaveLength(1);
  });

  test('if the style sheet can’t load, the page stays as it is, and the browser posts the form', async ({
    page,
  }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/contact');
    const email = createSenderEmail();
    const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await fillContactForm(page, email);
    await failedAgain;
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact?sent=1#sent');
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('an error after an inquiry is stored doesn’t send it again', async ({ page }) => {
    const email = await startInquiry(page);
    const pageError = page.waitForEvent('pageerror', ({ message }) => message.includes('planted'));
    await page.evaluate(() => {
      Object.assign(window, {
        gtag: () => {
          throw new Error('planted');
        },
      });
    });
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    await pageError;
    await expect(page).toHaveURL(/\/contact$/);
    expect(await findInquiries(email)).toHaveLength(1);
  });
});

test.describe('offline', () => {
  async function sendOffline(page: Page, context: BrowserContext) {
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You’re offline.')).toBeVisible();
  }

  test('an inquiry is kept and sent once when the connection is back, even without the submission code', async ({
    page,
    context,
  }) => {
    await failSubmissionCode(page);
    const email = await startInquiry(page);
    await sendOffline(page, context);
    await page.clock.runFor('03:00');
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await expect(toast(page)).toBeHidden();
    await expect(page.locator('#name')).toHaveValue('Ada Lovelace');
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('a link to a page that can’t load leaves the visitor on the page, and an inquiry that the visitor edits or discards is not sent when the connection is back', async ({
    page,
    context,
  }) => {
    await startInquiry(page);
    await sendOffline(page, context);
    await linkTo(page, '/team').click();
    await expect(toast(page)).toContainText('Keep this page open');
    await expect(page).toHaveURL(/\/contact$/);
    await page.locator('#company').fill('Analytical Engines Ltd');
    await expect(page.getByText('Not sent yet.')).toBeVisible();
    const payloads = collectPayloads(page);
    await context.setOffline(false);
    await advanceTime(page, 3);
    expect(payloads).toEqual([]);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByText('You’re offline.')).toBeHidden();
    // The click has tried to send.
    payloads.length = 0;
    await context.setOffline(false);
    await advanceTime(page, 3);
    expect(payloads).toEqual([]);
    await expect(toast(page)).toBeHidden();
  });
});

test('an edit while the submission code loads stops the sending, and nothing is sent', async ({ page }) => {
  const payloads = collectPayloads(page);
  const [chunk] = findSubmissionChunks();
  const release = await pauseRequests(page, `**/${chunk}`);
  await startInquiry(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.locator('#company').fill('Analytical Engines Ltd');
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  const loaded = page.waitForResponse(`**/${chunk}`);
  release();
  await loaded;
  await page.waitForLoadState('networkidle');
  expect(payloads).toEqual([]);
});

test('an edit during sending stops it, and the next click sends the new text as an update', async ({
  page,
  baseURL,
}) => {
  const email = await startInquiry(page);
  await stallResponses(page, baseURL);
  const stopped = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await sendButton(page).click();
  await expect.poll(() => findInquiries(email)).toHaveLength(1);
  await page.locator('#company').fill('Analytical Engines Ltd');
  await stopped;
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await page.unroute(functionUrlPattern);
  expect(await sendForm(page, email)).toMatchObject([
    { company: 'Analytical Engines' },
    { company: 'Analytical Engines Ltd', mail_jobs: ['notification'] },
  ]);
});
