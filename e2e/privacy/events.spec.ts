import { expect, type Page, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { functionUrlPattern, sendButton, errorSummary, sentPanel, toast } from '../support/forms.ts';
import { fillContactForm, createSenderEmail } from '../support/inquiries.ts';
import { openPage } from '../support/site.ts';

const { bookingUrl } = globalThis.__PROVIDER__;

/** Replaces `gtag`, which exists only after consent. */
async function recordEvents(page: Page): Promise<(...names: string[]) => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event.slice(1)) });
  });
  return async (...names) => {
    const events = await page.evaluate(() => (window as unknown as { events: [string, unknown][] }).events);
    return events.filter(([name]) => names.includes(name));
  };
}

const formEvents = ['form_start', 'form_error', 'generate_lead'];

test('a form reports one start, an error for invalid fields and for a rejection, and one lead', async ({
  page,
}) => {
  const events = await recordEvents(page);
  await openPage(page, '/contact');
  expect(await events(...formEvents)).toEqual([]);
  await page.getByLabel('Name').first().fill('Ada Lovelace');
  await page.getByLabel('Email').first().fill('no address');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
  // Wait for the toast's code: Playwright can lose pending requests when interception starts.
  await expect(toast(page)).toContainText('Submission failed');
  await fillContactForm(page, createSenderEmail());
  await page.route(functionUrlPattern, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 'forbidden_origin', message: 'No.', request_id: '1' } },
    }),
  );
  const response = page.waitForResponse(functionUrlPattern);
  await sendButton(page).click();
  await response;
  await expect(sendButton(page)).toBeEnabled();
  await expect(toast(page)).toContainText('Submission failed');
  await page.unroute(functionUrlPattern);
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  await expect
    .poll(() => events(...formEvents))
    .toEqual([
      ['form_start', { form: 'contact' }],
      ['form_error', { form: 'contact', causes: expect.stringMatching(/^email,company,.*,consent$/) }],
      ['form_error', { form: 'contact', causes: 'rejected' }],
      ['generate_lead', { form: 'contact' }],
    ]);
  expect(JSON.stringify(await events('page_view', ...formEvents))).not.toMatch(/Ada|Lovelace|@|address/);
});

test('a form with a restored draft reports its start when the visitor edits it', async ({ page }) => {
  const events = await recordEvents(page);
  await openPage(page, '/contact');
  await page.getByLabel('Name').first().fill('Ada Lovelace');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await openPage(page, '/contact');
  await expect(page.getByText('Draft restored')).toBeVisible();
  expect(await events('form_start')).toEqual([]);
  await page.getByLabel('Company').first().fill('Analytical Engines');
  await expect.poll(() => events('form_start')).toEqual([['form_start', { form: 'contact' }]]);
});

test('a click on a booking link is counted with its page', async ({ page, context }) => {
  await context.route(`${bookingUrl}*`, (route) => route.fulfill({ body: 'booking' }));
  const events = await recordEvents(page);
  await openPage(page, '/contact');
  const link = page.getByRole('main').locator(`a[href^="${bookingUrl}"]`).first();
  await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(await events('booking_click')).toEqual([['booking_click', { page_path: '/contact' }]]);
  await page.getByRole('main').getByRole('heading').first().click();
  expect(await events('booking_click')).toHaveLength(1);
});

test('without consent, no analytics service exists and the site works', async ({ page, context }) => {
  await context.route(`${bookingUrl}*`, (route) => route.fulfill({ body: 'booking' }));
  await openPage(page, '/contact');
  await fillContactForm(page, createSenderEmail());
  await sendButton(page).click();
  const bookingLink = sentPanel(page).getByRole('link', { name: 'Pick a time now (opens in a new tab)' });
  await expect(bookingLink).toHaveAttribute('href', bookingUrl);
  await Promise.all([context.waitForEvent('page'), bookingLink.click()]);
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false);
});
