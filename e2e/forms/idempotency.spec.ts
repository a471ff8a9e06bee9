import { expect, test, type Route } from '@playwright/test';
import {
  contactFailure,
  functionPath,
  pass,
  sendButton,
  thanks,
  toast,
  waitForFailure,
  watchPayloads,
} from '../support/forms.ts';
import { fillInContact, fillInRfp, inquiriesOf, newSender } from '../support/inquiries.ts';
import { hydrate, open } from '../support/site.ts';

/** Forwards a request to the function on this machine, even if the page addresses the hosted back end. */
const send = (route: Route, baseURL: string | undefined) =>
  route.fetch({ url: new URL(new URL(route.request().url()).pathname, baseURL).href });

test.describe('when the server or the connection fails', () => {
  test('an answer that is lost on the way makes no second inquiry', async ({ page, baseURL }) => {
    const email = newSender();
    let isLost = false;
    await page.route(functionPath, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await send(route, baseURL);
      await route.abort('connectionreset');
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('an answer that comes after the failure is no success, and sending again makes no second inquiry', async ({
    page,
    baseURL,
  }) => {
    const email = newSender();
    let answerAll = () => {};
    const answered = new Promise<void>((resolve) => (answerAll = resolve));
    const late: Promise<unknown>[] = [];
    await page.route(functionPath, (route) => {
      // The function stores the inquiry, but its answer arrives after the form has given up.
      const answer = send(route, baseURL);
      late.push(answered.then(async () => route.fulfill({ response: await answer })).catch(() => {}));
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await waitForFailure(page);
    answerAll();
    await Promise.all(late);
    await pass(page, 30);
    await expect(thanks(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect.poll(async () => (await inquiriesOf(email)).length).toBe(1);

    await page.unroute(functionPath);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('what was changed after it had arrived unanswered is sent as another inquiry, without a failure between', async ({
    page,
    baseURL,
  }) => {
    const payloads = watchPayloads(page);
    const email = newSender();
    await page.route(functionPath, async (route) => {
      await send(route, baseURL);
      await route.abort('connectionreset');
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.clock.install();
    await sendButton(page).click();
    await waitForFailure(page);
    await page.unroute(functionPath);
    const before = new Set(payloads.map((payload) => payload['idempotency_key']));
    expect(before.size).toBe(1);

    await page.getByLabel('Name').fill('Ada King');
    const attempts = payloads.length;
    // The first answer, a conflict, arrives. The next one is lost, and then the page is reloaded.
    let conflicts = 0;
    await page.route(functionPath, async (route) => {
      if (conflicts++ === 0) return route.continue();
      await send(route, baseURL);
      await route.abort('connectionreset');
    });
    await sendButton(page).click();
    await expect.poll(() => payloads.length).toBeGreaterThan(attempts + 1);
    await expect(toast(page)).toBeHidden();
    await expect.poll(async () => (await inquiriesOf(email)).length).toBe(2);
    await page.unroute(functionPath);
    await page.reload();
    await hydrate(page);
    await expect(page.getByLabel('Name')).toHaveValue('Ada King');
    await page.getByLabel('I agree').check();
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ name: 'Ada Lovelace' }, { name: 'Ada King' }]);
  });

  test('a key that is never free is given up after the second, and nothing written is lost', async ({
    page,
  }) => {
    const payloads = watchPayloads(page);
    await page.route(functionPath, (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'idempotency_conflict', message: 'no' } } }),
    );
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await expect(toast(page)).toContainText(contactFailure);
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(2);
    expect(payloads).toHaveLength(2);
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  });

  test('a double click sends once', async ({ page }) => {
    const email = newSender();
    await open(page, '/submit-rfp/form');
    await fillInRfp(page, email);
    await sendButton(page).dblclick();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });
});
