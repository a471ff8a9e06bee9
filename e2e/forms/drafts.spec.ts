import { expect, type Page, test } from '@playwright/test';
import {
  createFile,
  findSubmissionChunks,
  functionUrlPattern,
  sendButton,
  sentPanel,
  stallResponses,
} from '../support/forms.ts';
import {
  createSenderEmail,
  fillContactForm,
  fillRfpForm,
  findInquiries,
  sendForm,
  startInquiry,
} from '../support/inquiries.ts';
import { getTitle, hydrate, openPage, pauseScripts } from '../support/site.ts';
import { linkTo } from '../support/menus.ts';

const readStoredDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries<string>(localStorage).flatMap(([key, value]) => (key === 'dep-analytics' ? [] : [value])),
  );

test.describe('a draft', () => {
  test('survives a reload during sending, is stored once, and is deleted', async ({ page, baseURL }) => {
    const email = await startInquiry(page);
    await stallResponses(page, baseURL);
    await sendButton(page).click();
    await expect.poll(() => findInquiries(email)).toHaveLength(1);
    await page.reload();
    // Not earlier, because this also continues requests that wait for a response.
    await page.unroute(functionUrlPattern);
    await hydrate(page);
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.locator('#consent'), 'visitors consent each time').not.toBeChecked();
    await page.locator('#consent').check();
    expect(await sendForm(page, email)).toHaveLength(1);
    expect(await readStoredDrafts(page)).toEqual([]);

    await page.getByRole('button', { name: 'Start a new form' }).click();
    await page.reload();
    await hydrate(page);
    await expect(sentPanel(page)).toBeHidden();
    await expect(page.locator('#email')).toHaveValue('');
  });

  test('survives visits to other pages, is separate for each form, asks for its files again, and is restored as it was, without the submission code', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await page.locator('#company').fill('Analytical Engines');
    await page.locator('#data-files').setInputFiles(createFile('report.pdf'));
    await linkTo(page, '/team').click();
    await expect(page).toHaveTitle(getTitle('/team'));
    const stored = await readStoredDrafts(page);
    expect(stored).toHaveLength(1);
    await page.goBack();
    await expect(page.locator('#company')).toHaveValue('Analytical Engines');
    await expect(page.getByText('Draft restored. Please choose your files again.')).toBeVisible();
    await openPage(page, '/submit-rfp/form');
    await expect(page.locator('#company')).toHaveValue('');

    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await openPage(page, '/contact');
    await expect(page.getByText('Draft restored')).toBeVisible();
    await openPage(page, '/team');
    expect(await readStoredDrafts(page)).toEqual(stored);
    const submissionChunks = findSubmissionChunks();
    expect(requestedPaths.filter((path) => submissionChunks.some((chunk) => path.endsWith(chunk)))).toEqual(
      [],
    );
  });

  test('is deleted by the confirmation of its native post, and by no other link', async ({ page }) => {
    await openPage(page, '/contact');
    await page.locator('#company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    const { key } = JSON.parse((await readStoredDrafts(page))[0]!) as { key: string };
    for (const [reference, count] of [
      [key.slice(0, 1), 1],
      ['00000000', 1],
      [key.slice(0, 8), 0],
    ] as const) {
      await openPage(page, `/contact?sent=${reference}#sent`);
      expect(await readStoredDrafts(page)).toHaveLength(count);
    }
  });

  for (const order of ['after', 'before'] as const)
    test(`typed ${order} the one that another tab sends stays`, async ({ page, context }) => {
      const other = await context.newPage();
      await openPage(page, '/contact');
      await openPage(other, '/contact');
      const type = async (tab: Page, company: string) => {
        await tab.locator('#company').fill(company);
        await expect(tab.getByText('Draft saved')).toBeVisible();
      };
      if (order === 'before') await type(other, 'Difference Engines');
      const email = createSenderEmail();
      await fillContactForm(page, email);
      await expect.poll(async () => (await readStoredDrafts(page)).join()).toContain(email);
      if (order === 'after') await type(other, 'Difference Engines');
      await sendButton(page).click();
      await expect(sentPanel(page)).toBeVisible();

      await other.reload();
      await hydrate(other);
      await expect(other.locator('#company')).toHaveValue('Difference Engines');
      await fillContactForm(other, email);
      const keys = (await sendForm(other, email)).map(({ idempotency_key: key }) => key);
      expect(new Set(keys).size).toBe(2);
      expect(await readStoredDrafts(page)).toEqual([]);
    });

  const storeDraft = (page: Page, key: string, values: object) =>
    page.addInitScript(
      ([name, draft]) => {
        if (window.localStorage.getItem('stored')) return;
        window.localStorage.setItem('stored', 'yes');
        window.localStorage.setItem(name, draft);
      },
      [
        key,
        JSON.stringify({ key: crypto.randomUUID(), values, hadFiles: false, savedAtMs: Date.now() }),
      ] as const,
    );

  test('of the last release is restored', async ({ page }) => {
    await storeDraft(page, 'dep-draft-contact-v2', { company: 'Engines', timeline: '0-6-months' });
    await openPage(page, '/contact');
    await expect(page.locator('#company')).toHaveValue('Engines');
    await expect(page.locator('#timeline')).toHaveValue('0-6-months');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.reload();
    await hydrate(page);
    await expect(page.locator('#company')).toHaveValue('');
  });

  test('with broken values leaves a form that can be sent', async ({ page }) => {
    await storeDraft(page, 'dep-draft-contact-v3', {
      company: { a: 1 },
      topic: ['constructor'],
      service: 5,
      timeline: null,
    });
    const email = await startInquiry(page);
    expect(await sendForm(page, email)).toHaveLength(1);
  });

  test('that no longer fits in the browser isn’t called saved', async ({ page }) => {
    await openPage(page, '/contact');
    await page.locator('#company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.locator('#phone').fill('1');
    await expect(page.getByText('Draft saved')).toBeHidden();
  });

  test('isn’t needed to send an inquiry if the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() => {
      const throwSecurityError = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: throwSecurityError });
      Object.defineProperty(window, 'sessionStorage', { get: throwSecurityError });
    });
    const email = await startInquiry(page);
    expect(await sendForm(page, email)).toHaveLength(1);
  });

  test('is restored in every type of field, except for newer answers and removed options, and can be discarded', async ({
    page,
  }) => {
    await openPage(page, '/submit-rfp/form');
    await page
      .locator('[name=untouched]')
      .evaluate((honeypot) => ((honeypot as HTMLInputElement).value = 'x'));
    await fillRfpForm(page, createSenderEmail());
    await page.locator('#other-services').fill('Last field\nof the form');
    await expect.poll(async () => (await readStoredDrafts(page)).join()).toContain('Last field');
    await page.addInitScript(() => {
      for (const [key, draft] of Object.entries<string>(localStorage))
        localStorage.setItem(key, draft.replace('"nce"', '"removed"'));
    });

    const release = await pauseScripts(page);
    await page.goto('/submit-rfp/form', { waitUntil: 'commit' });
    await page.locator('#full-name').fill('Grace Hopper');
    await page.locator('[name=modality][value=adc]').check();
    release();
    await hydrate(page);
    await expect(page.locator('#other-services')).toHaveValue('Last field\nof the form');
    await expect(page.locator('[name=services-needed][value=stability]')).toBeChecked();
    await expect(page.locator('#desired-start-date')).toHaveValue('2099-05-01');
    await expect(page.locator('#program-type')).toHaveValue('');
    await expect(page.locator('[name=untouched]')).toHaveValue('');
    await expect(page.locator('#full-name')).toHaveValue('Grace Hopper');
    await expect(page.locator('[name=modality][value=adc]')).toBeChecked();
    await expect(page.locator('[name=modality][value=small-molecule]')).not.toBeChecked();

    const discard = page.getByRole('button', { name: 'Discard draft' });
    page.once('dialog', (dialog) => void dialog.dismiss());
    await discard.click();
    await expect(page.locator('#full-name')).toHaveValue('Grace Hopper');
    page.once('dialog', (dialog) => void dialog.accept());
    await discard.click();
    await expect(page.locator('#full-name')).toHaveValue('');
    await expect(page.locator('[name=services-needed][value=stability]')).not.toBeChecked();
    expect(await readStoredDrafts(page)).toEqual([]);
  });
});
