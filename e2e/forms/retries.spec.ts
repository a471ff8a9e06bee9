import { expect, test } from '@playwright/test';
import {
  contactFailure,
  functionPath,
  pass,
  sendButton,
  submissionChunks,
  thanks,
  toast,
  waitForFailure,
  watchPayloads,
} from '../support/forms.ts';
import { fillInContact, inquiriesOf, newSender } from '../support/inquiries.ts';
import { chunksWhere, open } from '../support/site.ts';

/** The chunks with the notifications. They name Chakra's machine for them. */
function notificationChunks(): readonly string[] {
  const chunks = chunksWhere((code) => /["'`]toast["'`]/.test(code));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

test.describe('when the server or the connection fails', () => {
  test('the visitor sees the failure, keeps their text, and sends it again under the same key', async ({
    page,
  }) => {
    const payloads = watchPayloads(page);
    const email = newSender();
    await page.route(functionPath, (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await waitForFailure(page);
    await expect(toast(page)).toContainText(contactFailure);
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(page.getByLabel('I agree')).toBeChecked();

    await page.unroute(functionPath);
    await page.getByLabel('Name').fill('Ada King');
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(1);
    expect(await inquiriesOf(email)).toMatchObject([{ name: 'Ada King' }]);
  });

  test('a notification that can’t be fetched breaks neither the page nor what is written', async ({
    page,
  }) => {
    const email = newSender();
    const blocked: string[] = [];
    for (const chunk of notificationChunks()) {
      await page.route(`**/${chunk}`, (route) => {
        blocked.push(chunk);
        return route.abort();
      });
    }
    await page.route(functionPath, (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.clock.install();
    const answer = page.waitForResponse(functionPath);
    await sendButton(page).click();
    await answer;
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    await pass(page, 70);
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await page.unroute(functionPath);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('each answer is explained in our words, only one of the function passes for success, and then nothing is sent again', async ({
    page,
  }) => {
    const payloads = watchPayloads(page);
    await open(page, '/contact');
    await fillInContact(page, newSender());
    const message = 'A message of the server';
    for (const [status, code, note] of [
      [429, 'too_many_requests', 'Our server can’t take it just now.'],
      [403, 'forbidden_origin', 'Our server didn’t take it. Your text is kept'],
    ] as const) {
      await page.route(functionPath, (route) =>
        route.fulfill({ status, headers: { 'Retry-After': '600' }, json: { error: { code, message } } }),
      );
      await sendButton(page).click();
      await expect(page.getByText(note)).toBeVisible();
      await expect(toast(page)).toContainText(contactFailure);
      await expect(page.getByText(message)).toBeHidden();
      await expect(sendButton(page)).toBeEnabled();
      await toast(page).getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(toast(page)).toBeHidden();
      await page.unroute(functionPath);
    }

    await page.route(functionPath, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    );
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Submission failed');
    await expect(thanks(page)).toBeHidden();
    await page.unroute(functionPath);

    await page.route(functionPath, (route) => route.fulfill({ json: { message: 'It is here.' } }));
    payloads.length = 0;
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(toast(page)).toContainText('Form submitted successfully!');
    await expect(toast(page)).toContainText('It is here.');
    await page.waitForTimeout(500);
    expect(payloads).toHaveLength(1);
  });

  test('a backend that says nothing: a notice within ten seconds, a failure when trying ends, and then nothing is sent', async ({
    page,
  }) => {
    const payloads = watchPayloads(page);
    const email = newSender();
    await page.route(functionPath, () => {});
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.clock.install();
    await sendButton(page).click();
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await expect(busy).toBeDisabled();
    await pass(page, 10);
    await expect(page.getByText('Still trying…')).toBeVisible();
    await expect(busy).toBeDisabled();
    await expect(toast(page)).toBeHidden();

    await waitForFailure(page);
    await expect(page.getByText('No answer came. Your text is kept')).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    const attempts = payloads.length;
    expect(attempts).toBeGreaterThan(2);

    await page.unroute(functionPath);
    await pass(page, 180);
    expect(payloads).toHaveLength(attempts);
    await expect(thanks(page)).toBeHidden();
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(1);
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('a backend that fails three times and then answers: no failure is shown', async ({ page }) => {
    const email = newSender();
    let calls = 0;
    await page.route(functionPath, (route) =>
      ++calls > 3 ? route.continue() : route.fulfill({ status: 503, json: {} }),
    );
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await expect(page.getByText('Still trying…')).toBeVisible();
    for (let second = 0; second < 9; second++) {
      await pass(page, 1);
      // Checked without waiting, because a failure must not even show for a moment.
      expect(await page.getByText('Submission failed').isVisible(), `after ${second + 1} s`).toBe(false);
    }
    await expect(thanks(page)).toBeVisible();
    await expect(toast(page)).toContainText('Form submitted successfully!');
    await expect(page.getByText('Still trying…')).toBeHidden();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('what is being tried can be sent at once, and stopped', async ({ page }) => {
    const payloads = watchPayloads(page);
    await page.route(functionPath, (route) =>
      route.fulfill({ status: 503, headers: { 'Retry-After': '30' }, json: {} }),
    );
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await page.clock.install();
    await sendButton(page).click();
    await expect(page.getByText('Still trying…')).toBeVisible();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => payloads.length).toBe(2);
    await page.getByRole('button', { name: 'Stop trying' }).click();
    await expect(page.getByText('No answer came. Your text is kept')).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await pass(page, 120);
    expect(payloads).toHaveLength(2);
    await expect(toast(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  });

  test('offline, the text is kept and sent as soon as the connection is back, and nothing has failed', async ({
    page,
    context,
  }) => {
    const email = newSender();
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await pass(page, 2);
    await expect(toast(page)).toBeHidden();
    await pass(page, 180);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(toast(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await context.setOffline(false);
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('what is being sent is held back at once when the visitor changes the text, with a notice', async ({
    page,
  }) => {
    const email = newSender();
    await page.route(functionPath, () => {});
    await open(page, '/contact');
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.getByLabel('Company').fill('Analytical Engines Ltd');
    await expect(page.getByText('You changed your text')).toBeVisible();
    await page.unroute(functionPath);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ company: 'Analytical Engines Ltd' }]);
  });

  test('offline before the code that sends is there: the page stays, says so, and sends when the connection is back', async ({
    page,
    context,
  }) => {
    const email = newSender();
    await open(page, '/contact');
    for (const chunk of submissionChunks()) await page.route(`**/${chunk}`, (route) => route.abort());
    await fillInContact(page, email);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    for (const chunk of submissionChunks()) await page.unroute(`**/${chunk}`);
    await context.setOffline(false);
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('if the code that sends stalls, the browser posts the form after fifteen seconds', async ({
    page,
  }) => {
    const email = newSender();
    await open(page, '/contact');
    for (const chunk of submissionChunks()) await page.route(`**/${chunk}`, () => {});
    await fillInContact(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await pass(page, 9);
    await expect(page.getByText('Still trying…')).toBeVisible();
    await pass(page, 7);
    await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}#sent$/);
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ name: 'Ada Lovelace', service_type: 'cmc-only' }]);
  });
});
