import { expect, test, type Route } from '@playwright/test';
import {
  functionUrlPattern,
  advanceTime,
  sendButton,
  sentPanel,
  toast,
  collectPayloads,
} from '../support/forms.ts';
import { fillContactForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { hydrate, openPage } from '../support/site.ts';

/** Calls the local function, even when the page calls the hosted backend. */
const forwardToFunction = (route: Route, baseURL: string | undefined) =>
  route.fetch({ url: new URL(new URL(route.request().url()).pathname, baseURL).href });

test.describe('when the server or the connection fails', () => {
  test('an inquiry whose response is lost is stored once', async ({ page, baseURL }) => {
    const email = createSenderEmail();
    let isLost = false;
    await page.route(functionUrlPattern, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await forwardToFunction(route, baseURL);
      await route.abort('connectionreset');
    });
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('a response after the failure toast is ignored, and an inquiry sent again is stored once', async ({
    page,
    baseURL,
  }) => {
    const email = createSenderEmail();
    let releaseResponses = () => {};
    const released = new Promise<void>((resolve) => (releaseResponses = resolve));
    const lateResponses: Promise<unknown>[] = [];
    await page.route(functionUrlPattern, (route) => {
      const response = forwardToFunction(route, baseURL);
      lateResponses.push(
        released.then(async () => route.fulfill({ response: await response })).catch(() => {}),
      );
    });
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await advanceTime(page, 15);
    await expect(toast(page)).toContainText('Submission failed');
    releaseResponses();
    await Promise.all(lateResponses);
    await advanceTime(page, 30);
    await expect(sentPanel(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect.poll(async () => (await findInquiries(email)).length).toBe(1);

    await page.unroute(functionUrlPattern);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('an inquiry edited after a lost response is stored in addition to the first, even after a reload', async ({
    page,
    baseURL,
  }) => {
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    await page.route(functionUrlPattern, async (route) => {
      await forwardToFunction(route, baseURL);
      await route.abort('connectionreset');
    });
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Submission failed');
    await page.getByLabel('Name').fill('Ada King');
    const attempts = payloads.length;
    await sendButton(page).click();
    await expect.poll(() => payloads.length).toBeGreaterThan(attempts);
    await expect
      .poll(() => findInquiries(email))
      .toMatchObject([{ name: 'Ada Lovelace' }, { name: 'Ada King', mail_jobs: ['notification'] }]);
    await page.unroute(functionUrlPattern);

    await page.reload();
    await hydrate(page);
    await expect(page.getByLabel('Name')).toHaveValue('Ada King');
    await page.getByLabel('Name').fill('Augusta Ada King');
    await page.getByLabel('I agree').check();
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([
      { name: 'Ada Lovelace' },
      { name: 'Ada King' },
      { name: 'Augusta Ada King' },
    ]);
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(1);
  });

  test('inquiries from two tabs with the same draft are both stored, and the sender gets one confirmation email', async ({
    context,
  }) => {
    const email = createSenderEmail();
    const first = await context.newPage();
    await openPage(first, '/contact');
    await fillContactForm(first, email);
    await expect(first.getByText('Draft saved in this browser')).toBeVisible();
    const second = await context.newPage();
    await openPage(second, '/contact');
    await expect(second.getByText('Draft restored')).toBeVisible();
    await second.getByLabel('I agree').check();
    await second.getByLabel('Name').fill('Ada King');
    for (const tab of [first, second]) {
      await sendButton(tab).click();
      await expect(sentPanel(tab)).toBeVisible();
    }
    expect(await findInquiries(email)).toMatchObject([
      { name: 'Ada Lovelace', mail_jobs: ['acknowledgement', 'notification'] },
      { name: 'Ada King', mail_jobs: ['notification'] },
    ]);
  });
});
