import { expect, type Page, test } from '@playwright/test';
import {
  contactFailureMessage,
  functionUrlPattern,
  advanceTime,
  sendButton,
  findSubmissionChunks,
  sentPanel,
  toast,
  collectPayloads,
} from '../support/forms.ts';
import { fillContactForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { findChunks, hydrate, openPage } from '../support/site.ts';

/** Finds the chunks by the name of Chakra's toast machine. */
function findToastChunks(): readonly string[] {
  const chunks = findChunks((code) => /["'`]toast["'`]/.test(code));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

async function expectFailure(page: Page) {
  await expect(toast(page)).toContainText('Submission failed');
  await expect(toast(page)).toContainText(contactFailureMessage);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('I agree')).toBeChecked();
}

test.describe('server failures', () => {
  for (const [status, failures] of [
    [500, 1],
    [503, 2],
  ] as const)
    test(`if the server returns ${status} to ${failures} of 3 attempts, the visitor sees a retry and no failure, and the inquiry is stored`, async ({
      page,
    }) => {
      const payloads = collectPayloads(page);
      const email = createSenderEmail();
      let calls = 0;
      await page.route(functionUrlPattern, (route) =>
        ++calls > failures ? route.continue() : route.fulfill({ status, json: {} }),
      );
      await openPage(page, '/contact');
      await fillContactForm(page, email);
      await page.clock.install();
      await sendButton(page).click();
      await expect(page.getByText('Still sending…')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      for (let second = 0; second < 3; second++) {
        // This check doesn't wait, because the failure must not show even briefly.
        expect(await page.getByText('Submission failed').isVisible(), `after ${second} s`).toBe(false);
        await advanceTime(page, 1);
      }
      await expect(sentPanel(page)).toBeVisible();
      await expect(toast(page)).toContainText('Form submitted successfully!');
      await expect(page.getByText('Still sending…')).toBeHidden();
      expect(payloads).toHaveLength(failures + 1);
      expect(await findInquiries(email)).toHaveLength(1);
    });

  test('if the server fails three times, the visitor sees the failure, keeps the text, and sends it again with the same key', async ({
    page,
  }) => {
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    await page.route(functionUrlPattern, (route) => route.fulfill({ status: 500, json: {} }));
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await sendButton(page).press('Enter');
    await expectFailure(page);
    await expect(sendButton(page), 'focus stays on the button').toBeFocused();
    await expect(page.getByText('Our server is temporarily unavailable.')).toBeVisible();
    expect(payloads).toHaveLength(3);

    await page.unroute(functionUrlPattern);
    await page.getByLabel('Name').fill('Ada King');
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(1);
    expect(await findInquiries(email)).toMatchObject([{ name: 'Ada King' }]);
  });

  test('if the server doesn’t respond, the visitor sees the failure within 15 seconds, and nothing more is sent without a click', async ({
    page,
  }) => {
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    await page.route(functionUrlPattern, () => {});
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect.poll(() => payloads.length).toBe(1);
    await advanceTime(page, 8);
    await expect(page.getByText('Still sending…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(toast(page)).toBeHidden();
    await advanceTime(page, 7);
    await expectFailure(page);
    await expect(page.getByText('Our server didn’t respond.')).toBeVisible();
    const attempts = payloads.length;
    expect(attempts).toBe(3);

    await page.unroute(functionUrlPattern);
    await advanceTime(page, 180);
    expect(payloads).toHaveLength(attempts);
    await expect(sentPanel(page)).toBeHidden();
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(1);
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('if the phone sleeps while sending, the form sends again when it wakes up', async ({ page }) => {
    const email = createSenderEmail();
    let calls = 0;
    await page.route(functionUrlPattern, (route) => (++calls > 1 ? route.continue() : undefined));
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await expect.poll(() => calls).toBe(1);
    await page.clock.fastForward('01:00:00');
    await advanceTime(page, 1);
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('if the code of the toasts fails to load too, the form keeps its text and can send again', async ({
    page,
  }) => {
    const email = createSenderEmail();
    const blocked: string[] = [];
    for (const chunk of findToastChunks()) {
      await page.route(`**/${chunk}`, (route) => {
        blocked.push(chunk);
        return route.abort();
      });
    }
    await page.route(functionUrlPattern, (route) => route.fulfill({ status: 500, json: {} }));
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    await expect(page.getByText('Our server is temporarily unavailable.')).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await page.unroute(functionUrlPattern);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('if the style sheet stalls too, the visitor still sees the failure', async ({ page }) => {
    await page.route('**/*.css', () => {});
    await page.route(functionUrlPattern, (route) => route.fulfill({ status: 403, json: {} }));
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await hydrate(page);
    await fillContactForm(page, createSenderEmail());
    await sendButton(page).click();
    await expect(page.getByText('We couldn’t accept your submission.')).toBeVisible();
    await expectFailure(page);
  });

  test('each error response has a notice, and only the function’s response counts as success', async ({
    page,
  }) => {
    const payloads = collectPayloads(page);
    await openPage(page, '/contact');
    await fillContactForm(page, createSenderEmail());
    const message = 'A message of the server';
    for (const [status, code, notice] of [
      [429, 'too_many_requests', 'Our server is temporarily unavailable.'],
      [403, 'forbidden_origin', 'We couldn’t accept your submission. Your answers are still here.'],
    ] as const) {
      await page.route(functionUrlPattern, (route) =>
        route.fulfill({ status, headers: { 'Retry-After': '600' }, json: { error: { code, message } } }),
      );
      payloads.length = 0;
      await sendButton(page).click();
      await expect(page.getByText(notice)).toBeVisible();
      await expect(toast(page)).toContainText(contactFailureMessage);
      expect(payloads, 'no retry').toHaveLength(1);
      await expect(page.getByText(message)).toBeHidden();
      await expect(sendButton(page)).toBeEnabled();
      await toast(page).getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(toast(page)).toBeHidden();
      await page.unroute(functionUrlPattern);
    }

    await page.route(functionUrlPattern, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    );
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Submission failed');
    await expect(sentPanel(page)).toBeHidden();
    await page.unroute(functionUrlPattern);

    await page.route(functionUrlPattern, (route) => route.fulfill({ json: { message: 'It is here.' } }));
    payloads.length = 0;
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    await expect(toast(page)).toContainText('Form submitted successfully!');
    await expect(toast(page)).toContainText('It is here.');
    await page.waitForTimeout(500);
    expect(payloads).toHaveLength(1);
  });
});

test.describe('offline', () => {
  test('an inquiry is kept and sent once when the connection is back, without a failure toast', async ({
    page,
    context,
  }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await advanceTime(page, 180);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await expect(toast(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await context.setOffline(false);
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('a form without its submission code waits, and sends when the connection is back', async ({
    page,
    context,
  }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    for (const chunk of findSubmissionChunks()) await page.route(`**/${chunk}`, (route) => route.abort());
    await fillContactForm(page, email);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    for (const chunk of findSubmissionChunks()) await page.unroute(`**/${chunk}`);
    await context.setOffline(false);
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('an inquiry that the visitor edits is not sent without a click', async ({ page, context }) => {
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await page.getByLabel('Company').fill('Analytical Engines Ltd');
    await expect(page.getByText('Not sent yet.')).toBeVisible();
    payloads.length = 0;
    await context.setOffline(false);
    await advanceTime(page, 3);
    expect(payloads).toEqual([]);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([{ company: 'Analytical Engines Ltd' }]);
  });
});

test('a draft that the visitor discards offline is not sent, and no failure is shown', async ({
  page,
  context,
}) => {
  const payloads = collectPayloads(page);
  await openPage(page, '/contact');
  await fillContactForm(page, createSenderEmail());
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await advanceTime(page, 1);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await expect(page.getByLabel('Name')).toBeFocused();
  payloads.length = 0;
  await context.setOffline(false);
  await advanceTime(page, 3);
  expect(payloads).toEqual([]);
  await expect(toast(page)).toBeHidden();
});

test('an edit while sending cancels the request, and the next click sends the new text', async ({ page }) => {
  const email = createSenderEmail();
  await page.route(functionUrlPattern, () => {});
  await openPage(page, '/contact');
  await fillContactForm(page, email);
  const callStarted = page.waitForRequest(functionUrlPattern);
  const callAborted = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await sendButton(page).click();
  await callStarted;
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.getByLabel('Company').fill('Analytical Engines Ltd');
  await callAborted;
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await page.unroute(functionUrlPattern);
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(await findInquiries(email)).toMatchObject([{ company: 'Analytical Engines Ltd' }]);
});

test('Back and Forward don’t send an inquiry again, in the app or between documents', async ({ page }) => {
  const payloads = collectPayloads(page);
  await openPage(page, '/contact');
  await fillContactForm(page, createSenderEmail());
  await sendButton(page).click();
  await expect(sentPanel(page)).toContainText('What you sent');
  const reference = await sentPanel(page).locator('dd').first().textContent();
  for (const leave of [
    () => page.getByRole('link', { name: 'Our Team' }).first().click(),
    () => page.goto('/team'),
  ]) {
    await leave();
    await expect(page).toHaveURL('/team');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await hydrate(page);
    await expect(sentPanel(page)).toContainText(String(reference));
    await page.goForward();
    await expect(page).toHaveURL('/team');
    await page.goBack();
    await hydrate(page);
    await expect(sentPanel(page)).toContainText(String(reference));
  }
  expect(payloads).toHaveLength(1);
});

test('if the submission code stalls, the browser posts the form after five seconds', async ({ page }) => {
  const email = createSenderEmail();
  await openPage(page, '/contact');
  for (const chunk of findSubmissionChunks()) await page.route(`**/${chunk}`, () => {});
  await fillContactForm(page, email);
  await page.clock.install();
  await sendButton(page).click();
  await advanceTime(page, 5);
  await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}#sent$/);
  await expect(sentPanel(page)).toBeVisible();
  expect(await findInquiries(email)).toMatchObject([{ name: 'Ada Lovelace', service_type: 'cmc-only' }]);
});

test('if the browser’s post doesn’t leave the page, the visitor can send the form again', async ({
  page,
}) => {
  await openPage(page, '/contact');
  for (const chunk of findSubmissionChunks()) await page.route(`**/${chunk}`, (route) => route.abort());
  await fillContactForm(page, createSenderEmail());
  // Browsers stay on the page after a 204.
  await page.route(functionUrlPattern, (route) => route.fulfill({ status: 204 }));
  await page.clock.install();
  const posted = page.waitForResponse(functionUrlPattern);
  await sendButton(page).click();
  await posted;
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await advanceTime(page, 15);
  await expect(sendButton(page)).toBeEnabled();
});
