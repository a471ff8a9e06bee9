import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { fillInContact, fillInRfp, inquiriesOf, newSender } from './support/inquiries.ts';
import { chunksWhere, takeOver, watchProblems } from './support/site.ts';

const functionPath = '**/functions/v1/send-contact-email';
const storagePath = '**/storage/v1/**';
const contactFailure =
  'There was an error sending your message. Please try again or contact us directly at hello@example.com';
const rfpFailure =
  'There was an error sending your RFP. Please try again or contact us directly at hello@example.com';

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

/** The chunks with the component of the notifications: they name its class and don't hold its rule. */
function notificationChunks(): readonly string[] {
  const chunks = chunksWhere((code) => code.includes('toast-root') && !code.includes('.toast-root'));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await takeOver(page);
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
    await expect(toast(page)).toContainText('reply within 1-2 business days');
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('I agree')).not.toBeChecked();
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
    await expect(page.getByText('You came about: Execution support.')).toBeVisible();
    await expect(page.getByLabel('Services of interest')).toHaveValue('full-ind');
    await expect(page.getByText('Draft saved')).toBeHidden();
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ topic: 'molecule-validation', service: 'execution' }]);
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
    await takeOver(page);
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
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Submission failed');
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
    const answer = page.waitForResponse(functionPath);
    await sendButton(page).click();
    await answer;
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await page.unroute(functionPath);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('an answer that is lost on the way makes no second inquiry', async ({ page }) => {
    const email = newSender();
    let isLost = false;
    await page.route(functionPath, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('the page tries again by itself until the visitor stops it', async ({ page }) => {
    await page.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await expect(page.getByText('Still trying…')).toBeVisible();
    await expect(page.getByText('we try again by ourselves')).toBeVisible();
    await page.getByRole('button', { name: 'Stop trying' }).click();
    await expect(page.getByText('Not sent. Your text is kept')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  });

  test('offline, the text is kept and sent as soon as the connection is back', async ({ page, context }) => {
    const email = newSender();
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(toast(page)).toContainText(contactFailure);
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await context.setOffline(false);
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('what is tried again is held back once the visitor changes his text', async ({ page }) => {
    await page.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await sendButton(page).click();
    await expect(page.getByText('we try again by ourselves')).toBeVisible();
    await page.getByLabel('Company').pressSequentially(' Ltd');
    await expect(page.getByText('Not sent. Your text is kept')).toBeVisible();
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
    await busy.dblclick({ force: true });
    await expect(thanks(page)).toBeVisible();
    expect(payloads).toHaveLength(1);
    expect(await inquiriesOf(email)).toHaveLength(1);
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
    await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
    await page.unroute(functionPath);

    await page.reload();
    await takeOver(page);
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
    await takeOver(page);
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
    await takeOver(page);
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

  test('what is typed before the take-over stays, also over an older draft', async ({ page }) => {
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
    await takeOver(page);
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
    const names = ['Tox summary.pdf', '../../IC50 <data> & more.csv', 'Übersicht 概要.xlsx'];
    await page.getByLabel('Data files').setInputFiles(names.map((name) => file(name, 200_000)));
    await sendButton(page).click();
    await expect(thanks(page)).toContainText('All files have arrived.');
    const statesOfFiles = async () =>
      (await inquiriesOf(email)).map(({ attachments }) => attachments.map(({ status }) => status));
    await expect.poll(statesOfFiles).toEqual([['stored', 'stored', 'stored']]);
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
    await expect(thanks(page)).toContainText('reply within 1-2 business days');
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
