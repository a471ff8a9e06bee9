import { expect, type Page, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { createSenderEmail, fillContactForm } from '../support/inquiries.ts';
import { errorSummary, functionUrlPattern, sendButton, sentPanel, toast } from '../support/forms.ts';
import { openPage } from '../support/site.ts';

const { bookingUrl } = globalThis.__PROVIDER__;

/** Replaces `gtag`, which exists only after consent. Returns a function that reads all events except page views. */
async function recordEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    const gtag = (command: string, ...event: unknown[]) => command === 'event' && events.push(event);
    Object.assign(window, { events, gtag });
  });
  return async () => {
    const events = await page.evaluate(() => (window as unknown as { events: [string, unknown][] }).events);
    return events.filter(([name]) => name !== 'page_view');
  };
}

test('a form reports a start per visit, an error for invalid fields and for a rejection, and one lead', async ({
  page,
}) => {
  const readEvents = await recordEvents(page);
  await openPage(page, '/contact');
  expect(await readEvents()).toEqual([]);
  await page.locator('#name').first().fill('Ada Lovelace');
  await expect.poll(readEvents).toEqual([['form_start', { form: 'contact' }]]);
  await openPage(page, '/contact');
  await expect(page.getByText('Draft restored')).toBeVisible();
  expect(await readEvents(), 'the visitor has not edited the draft').toEqual([]);
  await page.locator('#email').first().fill('no address');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
  // Wait for the toast's code: Playwright can lose pending requests when interception starts.
  await expect(toast(page)).toContainText('Submission failed');
  await fillContactForm(page, createSenderEmail());
  await page.route(functionUrlPattern, (route) => route.fulfill({ status: 403, json: {} }));
  const response = page.waitForResponse(functionUrlPattern);
  await sendButton(page).click();
  await response;
  await expect(sendButton(page)).toBeEnabled();
  await page.unroute(functionUrlPattern);
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  // No parameter contains what the visitor typed.
  await expect.poll(readEvents).toEqual([
    ['form_start', { form: 'contact' }],
    ['form_error', { form: 'contact', causes: expect.stringMatching(/^email,company,[a-z_,-]*consent$/) }],
    ['form_error', { form: 'contact', causes: 'rejected' }],
    ['generate_lead', { form: 'contact' }],
  ]);
});

test('a click on a booking link is counted with its page', async ({ page, context }) => {
  await context.route(`${bookingUrl}*`, (route) => route.fulfill({ body: 'booking' }));
  const readEvents = await recordEvents(page);
  await openPage(page, '/contact');
  await page.getByRole('main').getByRole('heading').first().click();
  const link = page.getByRole('main').locator(`a[href^="${bookingUrl}"]`).first();
  await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(await readEvents()).toEqual([['booking_click', { page_path: '/contact' }]]);
});
