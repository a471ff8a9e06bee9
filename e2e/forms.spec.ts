import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import '../scripts/define-provider.ts';
import { responseTime } from '#shared/response-time.ts';
import { fillInContact, fillInRfp, inquiriesOf, newSender } from './support/inquiries.ts';
import { chunksWhere, hydrate, watchProblems } from './support/site.ts';

const functionPath = '**/functions/v1/send-contact-email';
const storagePath = '**/storage/v1/**';
const { email: providerEmail } = globalThis.__PROVIDER__;
const contactFailure = `There was an error sending your message. Please try again or contact us directly at ${providerEmail}`;
const rfpFailure = `There was an error sending your RFP. Please try again or contact us directly at ${providerEmail}`;

const sendButton = (page: Page) =>
  page.getByRole('button', { name: /Share My Project with DEP|Submit My RFP/ });
const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root][data-state=open]');
const summary = (page: Page) => page.getByRole('alert');
const thanks = (page: Page) => page.locator('#sent');
const file = (name: string, size = 1000) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 1),
});

/** The chunks with the component of the notifications, known by its message to Chakra's machine. */
function notificationChunks(): readonly string[] {
  const chunks = chunksWhere((code) => /["'`]toast["'`]/.test(code));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

/** Brings a request to the function of this machine, also where the browser meets it at the hosted back end's address. */
const send = (route: Route, baseURL: string | undefined) =>
  route.fetch({ url: new URL(new URL(route.request().url()).pathname, baseURL).href });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/** The contrast of an element's text on its own background (WCAG 2.2, "contrast ratio"), as a canvas mixes them. */
const contrastOf = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor, opacity } = getComputedStyle(node);
    if (opacity !== '1') throw new Error(`Its colours are mixed with what lies below: opacity ${opacity}`);
    const context = document.createElement('canvas').getContext('2d')!;
    const luminance = (paint: string) => {
      context.fillStyle = paint;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [darker, lighter] = [luminance(color), luminance(backgroundColor)].toSorted(
      (one, other) => one - other,
    );
    return (lighter! + 0.05) / (darker! + 0.05);
  });

/** Lets seconds pass on the page's clock, one at a time, so that what waits for the network gets its turn between. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}

/** Lets time pass until the form has given up on a backend that doesn't answer. */
async function waitForFailure(page: Page) {
  await expect
    .poll(
      async () => {
        await pass(page, 1);
        return toast(page).isVisible();
      },
      { intervals: [0], timeout: 30_000 },
    )
    .toBe(true);
  await expect(toast(page)).toContainText('Submission failed');
}

/** Collects what the form sends to the function. */
function watchPayloads(page: Page) {
  const payloads: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/send-contact-email'))
      payloads.push(request.postDataJSON() as Record<string, unknown>);
  });
  return payloads;
}

test.describe('an inquiry', () => {
  test('arrives as the visitor wrote it, and he is told so', async ({ page }) => {
    const problems = watchProblems(page);
    const payloads = watchPayloads(page);
    const email = newSender();
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.getByLabel('Name').fill('  <b>Ada</b> Lovelace ');
    await sendButton(page).click();

    await expect(toast(page)).toContainText('Form submitted successfully!');
    await expect(toast(page)).toContainText(`reply within ${responseTime}`);
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('I agree')).not.toBeChecked();
    await expect(thanks(page)).toContainText('What you sent');
    await expect(thanks(page)).toContainText('Ada Lovelace');
    await expect(thanks(page)).toContainText('24+ months');
    await expect(sendButton(page), 'the receipt is in the form’s place').toBeHidden();
    await page.getByRole('button', { name: 'Send another inquiry' }).click();
    await expect(thanks(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();

    expect(payloads).toHaveLength(1);
    expect(payloads[0]).toMatchObject({
      type: 'contact',
      name: 'Ada Lovelace',
      email,
      company: 'Analytical Engines',
      therapeutic_area: 'oncology',
      development_stage: 'preclinical',
      timeline: '24-months-plus',
      service_type: 'cmc-only',
      project_description: 'IC50 < 5 nM & pH > 7\nSecond line',
    });
    const [inquiry, ...others] = await inquiriesOf(email);
    expect(others).toEqual([]);
    expect(inquiry).toMatchObject({
      type: 'contact',
      name: 'Ada Lovelace',
      project_description: 'IC50 < 5 nM & pH > 7\nSecond line',
      consent: true,
      mail_jobs: ['acknowledgement', 'notification'],
    });
    await expect
      .poll(async () => (await page.request.get('/_mail')).text(), { timeout: 30_000 })
      .toContain(email);
    expect(problems).toEqual([]);
  });

  test('says what the visitor came about and chooses the service for him', async ({ page }) => {
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

  for (const [width, height, topic, words] of [
    [1280, 720, 'investor-included', 'What investor readiness includes'],
    [390, 844, 'investor-included', 'What investor readiness includes'],
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

  test('makes nothing of a topic that is not known', async ({ page }) => {
    await open(page, '/contact?topic=unknown&service=constructor');
    await expect(page.getByText('You came about')).toBeHidden();
    await expect(page.getByLabel('Services of interest')).toHaveValue('');
  });

  test('brings the first page of the visit and its campaign, and counts as a lead', async ({ page }) => {
    const email = newSender();
    await page.goto('/services?utm_source=newsletter&utm_campaign=spring');
    await page.goto('/contact');
    await hydrate(page);
    await page.evaluate(() => {
      const events: unknown[] = [];
      Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) });
    });
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    const [inquiry] = await inquiriesOf(email);
    expect(inquiry?.['attribution']).toMatchObject({
      landing_page: expect.stringContaining('/services?utm_source=newsletter'),
      utm_source: 'newsletter',
      utm_campaign: 'spring',
    });
    expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toContainEqual([
      'event',
      'generate_lead',
      { form: 'contact' },
    ]);
  });
});

test.describe('an RFP', () => {
  test('arrives with its lists and dates, and the form starts anew', async ({ page }) => {
    const payloads = watchPayloads(page);
    const email = newSender();
    await open(page, '/submit-rfp/form');
    await fillInRfp(page, email);
    await sendButton(page).click();

    await expect(toast(page)).toContainText('RFP submitted successfully');
    await expect(page.getByLabel('Stability Testing')).not.toBeChecked();
    await expect(page.getByLabel('Desired start date')).toHaveValue('');
    expect(payloads[0]).toMatchObject({
      type: 'rfp',
      full_name: 'Ada Lovelace',
      project_name: 'Difference',
      program_type: 'nce',
      modality: ['small-molecule'],
      services_needed: ['stability'],
      desired_start_date: '2099-05-01T00:00:00.000Z',
    });
    expect(await inquiriesOf(email)).toMatchObject([
      { type: 'rfp', name: 'Ada Lovelace', mail_jobs: ['acknowledgement', 'notification'] },
    ]);
  });

  test('asks for dates from today on', async ({ page }) => {
    await page.clock.setFixedTime('2031-03-09T23:30:00-05:00');
    await open(page, '/submit-rfp/form');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await expect(page.getByLabel('Proposal deadline')).toHaveAttribute('min', today);
    await fillInRfp(page, newSender());
    await page.getByLabel('Proposal deadline').fill('2031-01-01');
    await sendButton(page).click();
    await expect(summary(page).getByRole('link')).toHaveText(['Please choose today or a later day']);
  });

  test('needs no services, although they are labelled required', async ({ page }) => {
    const email = newSender();
    await open(page, '/submit-rfp/form');
    await expect(page.getByRole('group', { name: 'Services needed' })).toContainText('(required)');
    await fillInRfp(page, email);
    await page.getByLabel('Stability Testing').uncheck();
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });
});

test.describe('a form that is not filled in rightly', () => {
  test('names each contact field in order, takes the focus and leads to the fields', async ({ page }) => {
    const payloads = watchPayloads(page);
    await open(page, '/contact');
    await page.getByLabel('Name').fill('   ');
    await page.getByLabel('Email').fill('not an address');
    await sendButton(page).click();

    await expect(toast(page)).toContainText('Submission failed');
    await expect(toast(page)).toContainText(contactFailure);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Name is required',
      'Please enter a valid email address',
      'Company name is required',
      'Please choose a therapeutic area',
      'Please choose a development stage',
      'Please choose a timeline',
      'Please choose the services you are interested in',
      'Project description is required',
      'Please agree to the processing of your data so that we can respond',
    ]);
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(page.getByLabel('Email')).toHaveValue('not an address');
    await summary(page).getByRole('link', { name: 'Company name is required' }).click();
    await expect(page.getByLabel('Company')).toBeFocused();
    await expect(page.getByLabel('Company')).toBeInViewport();
    expect(payloads).toEqual([]);
  });

  test('names the RFP fields in order and writes the reason to the console', async ({ page }) => {
    const problems = watchProblems(page);
    await open(page, '/submit-rfp/form');
    await page.getByLabel('Job title').fill('CSO');
    await sendButton(page).click();
    await expect(toast(page)).toContainText(rfpFailure);
    await expect(summary(page).getByRole('link')).toHaveText([
      'Full name is required',
      'Please enter a valid email address',
      'Company name is required',
      'Project name is required',
      'Please choose a program type',
      'Please choose at least one modality',
    ]);
    await summary(page).getByRole('link', { name: 'Please choose at least one modality' }).click();
    await expect(page.getByLabel('Small Molecule')).toBeFocused();
    expect(problems).toEqual([expect.stringContaining('The RFP was not sent')]);
  });

  test('shows the count near the limit and refuses what is over it', async ({ page }) => {
    const payloads = watchPayloads(page);
    await open(page, '/contact');
    await fillInContact(page, newSender());
    const description = page.getByLabel('Project description');
    await description.fill('x'.repeat(1700));
    await expect(page.getByText(/characters? left/)).toHaveCount(0);
    await description.fill('x'.repeat(1999));
    await expect(page.getByText('1 character left').first()).toBeVisible();
    await description.fill('x'.repeat(2003));
    await expect(page.getByText('3 characters too many').first()).toBeVisible();
    await sendButton(page).click();
    await expect(summary(page).getByRole('link')).toHaveText(['Please use no more than 2000 characters']);
    await expect(description).toHaveValue('x'.repeat(2003));
    expect(payloads).toEqual([]);
  });

  test('shows what only the server found wrong at its field', async ({ page }) => {
    await page.route(functionPath, (route) =>
      route.fulfill({
        status: 422,
        json: {
          error: {
            code: 'validation_failed',
            message: 'no',
            fields: { company: 'Please name your company' },
          },
        },
      }),
    );
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await expect(toast(page)).toContainText(contactFailure);
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription('Please name your company');
  });

  for (const path of ['/contact', '/submit-rfp/form'])
    test(`has no accessibility finding with its messages on ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await page.getByLabel('Email').fill('x');
      await sendButton(page).click();
      await expect(summary(page)).toBeVisible();
      await expect(toast(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    });
});

test.describe('when the server or the connection fails', () => {
  test('the visitor is told, keeps what he wrote, and sends it again as the same inquiry', async ({
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

  test('a notification that can’t be fetched takes neither the page nor what is written along', async ({
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

  test('a backend that says nothing: told within ten seconds, failed when trying ends, and then nothing is sent', async ({
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
      // As it is at this moment: a failure that a success replaces would count.
      expect(await page.getByText('Submission failed').isVisible(), `after ${second + 1} s`).toBe(false);
    }
    await expect(thanks(page)).toBeVisible();
    await expect(toast(page)).toContainText('Form submitted successfully!');
    await expect(page.getByText('Still trying…')).toBeHidden();
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
      // The function takes it, and its answer is on its way for longer than anybody waits.
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
    // The conflict is answered; of what follows from it the answer is lost again, and then the page.
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

  test('a visitor who comes back to the page finds it still trying', async ({ page }) => {
    await page.route(functionPath, () => {});
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await page.clock.install();
    await sendButton(page).click();
    await pass(page, 40);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await pass(page, 40);
    await expect(page.getByText('Still trying…')).toBeVisible();
    await expect(toast(page)).toBeHidden();
    await waitForFailure(page);
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

  test('what is tried again is held back once the visitor changes his text', async ({ page }) => {
    const payloads = watchPayloads(page);
    await page.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await expect(page.getByText('Still trying…')).toBeVisible();
    await page.getByLabel('Company').pressSequentially(' Ltd');
    await expect(page.getByText('No answer came. Your text is kept')).toBeVisible();
    const attempts = payloads.length;
    await page.clock.install();
    await pass(page, 60);
    expect(payloads).toHaveLength(attempts);
  });

  test('a page that is no answer of the function does not pass for success', async ({ page }) => {
    await page.route(functionPath, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    );
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Submission failed');
    await expect(thanks(page)).toBeHidden();
  });

  test('on a slow network the button says what goes on, and pressing on makes no second inquiry', async ({
    page,
  }) => {
    const payloads = watchPayloads(page);
    const email = newSender();
    await page.route(functionPath, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.getByLabel('Company').press('Enter');
    await page.getByLabel('Company').press('Enter');
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveText('Submitting...');
    await busy.dblclick({ force: true });
    await expect(thanks(page)).toBeVisible();
    expect(payloads).toHaveLength(1);
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  for (const [path, colorScheme, width] of [
    ['/contact', 'light', 1280],
    ['/contact', 'dark', 320],
    ['/submit-rfp/form', 'dark', 1280],
    ['/submit-rfp/form', 'light', 320],
  ] as const)
    test(`"Submitting..." moves nothing and can be read on ${path}, ${colorScheme}, ${width} px wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.route(functionPath, () => {});
      await open(page, path);
      await (path === '/contact' ? fillInContact : fillInRfp)(page, newSender());
      const button = page.locator('form [type=submit]');
      await button.scrollIntoViewIfNeeded();
      // A click may scroll; what counts is the place in the form.
      const place = () =>
        button.evaluate((node) => {
          const [box, form] = [node.getBoundingClientRect(), node.closest('form')!.getBoundingClientRect()];
          return [box.left - form.left, box.top - form.top, box.width, box.height, form.height];
        });
      const atRest = await place();
      await button.click();
      await expect(button).toHaveText('Submitting...');
      expect(await place()).toEqual(atRest);
      await page.mouse.move(2, 300);
      await page.waitForTimeout(300);
      expect(await contrastOf(button)).toBeGreaterThanOrEqual(4.5);
    });

  test('a double click sends once', async ({ page }) => {
    const email = newSender();
    await open(page, '/submit-rfp/form');
    await fillInRfp(page, email);
    await sendButton(page).dblclick();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('a form whose code cannot be had posts natively', async ({ page }) => {
    const email = newSender();
    await open(page, '/contact');
    await page.route('**/assets/**', (route) => route.abort());
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#sent$/);
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ name: 'Ada Lovelace', service_type: 'cmc-only' }]);
  });
});

test.describe('a draft', () => {
  test('survives a reload without the agreement, keeps its key, and is gone once it is sent', async ({
    page,
  }) => {
    const payloads = watchPayloads(page);
    const email = newSender();
    await page.route(functionPath, (route) => route.abort('connectionreset'));
    await open(page, '/contact');
    await fillInContact(page, email);
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    await page.clock.install();
    await sendButton(page).click();
    await waitForFailure(page);
    await page.unroute(functionPath);

    await page.reload();
    await hydrate(page);
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Timeline')).toHaveValue('24-months-plus');
    await expect(page.getByLabel('Project description')).toHaveValue('IC50 < 5 nM & pH > 7\nSecond line');
    await expect(page.getByLabel('I agree')).not.toBeChecked();
    await page.getByLabel('I agree').check();
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(1);

    await page.reload();
    await hydrate(page);
    await expect(page.getByText('Draft restored')).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveValue('');
  });

  test('can be discarded', async ({ page }) => {
    await open(page, '/submit-rfp/form');
    await fillInRfp(page, newSender());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByLabel('Small Molecule')).not.toBeChecked();
    await page.reload();
    await hydrate(page);
    await expect(page.getByText('Draft restored')).toBeHidden();
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });

  test('survives a visit to another page, and the two forms keep theirs apart', async ({ page }) => {
    await open(page, '/contact');
    await page.getByLabel('Company').fill('Analytical Engines');
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await expect(page).toHaveURL('/team');
    await page.goBack();
    await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
    await open(page, '/submit-rfp/form');
    await expect(page.getByLabel('Company')).toHaveValue('');
  });

  test('is done without where the browser allows no storage', async ({ page }) => {
    const email = newSender();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('what is typed before hydration stays, also over an older draft', async ({ page }) => {
    await open(page, '/contact');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();

    let letScriptsPass = () => {};
    const gate = new Promise<void>((resolve) => (letScriptsPass = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Grace Hopper');
    await page.getByLabel('Timeline').selectOption('flexible');
    await page.getByLabel('I agree').check();
    letScriptsPass();
    await hydrate(page);
    await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
    await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper');
    await expect(page.getByLabel('Timeline')).toHaveValue('flexible');
    await expect(page.getByLabel('I agree')).toBeChecked();
  });
});

test.describe('files', () => {
  test('too many, too large and of the wrong kind are named before anything is sent', async ({ page }) => {
    const payloads = watchPayloads(page);
    await open(page, '/submit-rfp/form');
    await fillInRfp(page, newSender());
    const input = page.getByLabel('Upload RFP Document');
    await expect(page.getByText('PDF, DOC, XLS preferred')).toBeVisible();
    await input.setInputFiles([file('run.exe'), file('big.pdf', 10 * 1024 * 1024 + 1), file('empty.pdf', 0)]);
    await expect(input).toHaveAccessibleDescription(
      /run\.exe: please choose a PDF, DOC, DOCX, XLS, XLSX file/,
    );
    await expect(input).toHaveAccessibleDescription(/big\.pdf is larger than 10 MB/);
    await expect(input).toHaveAccessibleDescription(/empty\.pdf is empty/);
    await sendButton(page).click();
    await expect(summary(page)).toContainText('run.exe');
    expect(payloads).toEqual([]);

    for (const name of ['run.exe', 'big.pdf', 'empty.pdf'])
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    await input.setInputFiles([1, 2, 3].map((number) => file(`scope-${number}.pdf`)));
    await input.setInputFiles([4, 5, 6].map((number) => file(`scope-${number}.pdf`)));
    await expect(input).toHaveAccessibleDescription(/Please attach no more than 5 files/);
    await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(6);
  });

  test('are uploaded once the inquiry is in, whatever their names', async ({ page }) => {
    const email = newSender();
    await open(page, '/contact');
    await fillInContact(page, email);
    const names = [
      'Tox summary.pdf',
      '../../IC50 <data> & more.csv',
      'Übersicht 概要.xlsx',
      'lead.sdf',
      'route.CDX',
    ];
    await expect(page.getByLabel('Data files')).toHaveAccessibleDescription(
      /^Up to 5 files, 10MB each\. For larger datasets.* Documents: PDF, DOC, DOCX, ODT.* Structures: CDX, CDXML, MOL, SDF/,
    );
    await page.getByLabel('Data files').setInputFiles(names.map((name) => file(name, 200_000)));
    await sendButton(page).click();
    await expect(thanks(page)).toContainText('All files have arrived.');
    const statesOfFiles = async () =>
      (await inquiriesOf(email)).map(({ attachments }) => attachments.map(({ status }) => status));
    await expect.poll(statesOfFiles).toEqual([Array(5).fill('stored')]);
    await expect(page.getByRole('list', { name: 'Chosen files' })).toBeHidden();
  });

  test('that fail to arrive are reported without losing the inquiry, and can be uploaded again', async ({
    page,
  }) => {
    const email = newSender();
    await page.route(storagePath, (route) => route.abort('connectionreset'));
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.getByLabel('Data files').setInputFiles([file('one.pdf'), file('two.csv')]);
    await sendButton(page).click();
    await expect(thanks(page)).toContainText(
      '2 of 2 files could not be uploaded. Your inquiry is safe with us.',
    );
    await page.unroute(storagePath);
    await page.getByRole('button', { name: 'Upload again' }).click();
    await expect(thanks(page)).toContainText('All files have arrived.');
    const statesOfFiles = async () =>
      (await inquiriesOf(email)).map(({ attachments }) => attachments.map(({ status }) => status));
    await expect.poll(statesOfFiles).toEqual([['stored', 'stored']]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an inquiry is posted with its files and answered on its page', async ({ page }) => {
    const email = newSender();
    await page.goto('/contact');
    await expect(thanks(page)).toBeHidden();
    await fillInContact(page, email);
    await page.getByLabel('Data files').setInputFiles([file('one.pdf')]);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#sent$/);
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(page)).toContainText(`reply within ${responseTime}`);
    const [inquiry] = await inquiriesOf(email);
    expect(inquiry).toMatchObject({
      name: 'Ada Lovelace',
      timeline: '24-months-plus',
      development_stage: 'preclinical',
      consent: true,
      attachments: [{ file_name: 'one.pdf', status: 'stored' }],
    });
  });

  test('the address of a post whose files were lost says so beside the thanks', async ({ page }) => {
    const lost = page.getByText('Your files could not be stored.');
    await page.goto('/contact?sent=1#sent');
    await expect(thanks(page)).toBeVisible();
    await expect(lost).toBeHidden();
    await page.goto('/contact?sent=1#files-lost');
    await expect(thanks(page)).toBeVisible();
    await expect(lost).toBeVisible();
  });

  test('an RFP is posted and answered on its page', async ({ page }) => {
    const email = newSender();
    await page.goto('/submit-rfp/form');
    await fillInRfp(page, email);
    await page.getByLabel('Regulatory').check();
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/submit-rfp\/form\?sent=1#sent$/);
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([
      { modality: ['small-molecule'], services_needed: ['regulatory', 'stability'] },
    ]);
  });

  test('an RFP without a modality comes back with what is missing and all that was written', async ({
    page,
  }) => {
    const email = newSender();
    await page.goto('/submit-rfp/form');
    await fillInRfp(page, email);
    await page.getByLabel('Small Molecule').uncheck();
    await sendButton(page).click();
    await expect(summary(page)).toContainText('Please choose at least one modality');
    await expect(page.getByLabel('Project name')).toHaveValue('Difference');
    expect(await inquiriesOf(email)).toHaveLength(0);
    await page.getByLabel('Small Molecule').check();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ modality: ['small-molecule'] }]);
  });

  test('the browser itself asks for what is required', async ({ page }) => {
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator(':invalid').first()).toBeAttached();
  });
});

test.describe('notifications', () => {
  async function fail(page: Page) {
    await open(page, '/contact');
    await page.getByLabel('Name').fill('Ada');
    await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
  }

  test('are gone with the next submission', async ({ page }) => {
    await page.route(functionPath, () => {});
    await fail(page);
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(toast(page)).toBeHidden();
  });

  for (const [width, fontSize] of [
    [390, '100%'],
    [320, '100%'],
    [390, '200%'],
    [320, '200%'],
  ] as const)
    test(`leave the menu button free at ${width} px with text of ${fontSize}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = size));
      }, fontSize);
      await fail(page);
      await expect.poll(() => toast(page).evaluate((node) => node.getAnimations().length)).toBe(0);
      const button = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox())!;
      const box = (await toast(page).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Team' }),
      ).toBeVisible();
    });

  test('are reached by Alt+T and closed by their button or Escape', async ({ page }) => {
    await fail(page);
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();

    await sendButton(page).click();
    await toast(page).getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(toast(page)).toBeHidden();
  });

  test('are closed by a swipe, and a short one springs back', async ({ page }) => {
    await fail(page);
    const swipe = async (distance: number) => {
      const box = (await toast(page).boundingBox())!;
      await page.mouse.move(box.x + 100, box.y + 40);
      await page.mouse.down();
      await page.mouse.move(box.x + 100 + distance / 2, box.y + 40);
      await page.mouse.move(box.x + 100 + distance, box.y + 40);
      await page.mouse.up();
    };
    await swipe(30);
    await page.waitForTimeout(400);
    await expect(toast(page)).toBeVisible();
    await swipe(160);
    await expect(toast(page)).toBeHidden();
  });

  test('stay when the visitor goes on to another page', async ({ page }) => {
    await fail(page);
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await expect(page).toHaveURL('/team');
    await expect(toast(page)).toBeVisible();
  });
});

test('nothing of what checks and sends is loaded before the form is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByLabel('Name').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
