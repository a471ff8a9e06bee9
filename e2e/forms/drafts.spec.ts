import { expect, test } from '@playwright/test';
import {
  createFile,
  functionUrlPattern,
  sendButton,
  findSubmissionChunks,
  sentPanel,
  toast,
  collectPayloads,
} from '../support/forms.ts';
import { fillContactForm, fillRfpForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { pauseScripts, hydrate, openPage } from '../support/site.ts';

test.describe('a draft', () => {
  test('survives a reload except for the consent, keeps its key, and is deleted after sending', async ({
    page,
  }) => {
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    await page.route(functionUrlPattern, (route) => route.abort('connectionreset'));
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Submission failed');
    await page.unroute(functionUrlPattern);

    await page.reload();
    await hydrate(page);
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Timeline')).toHaveValue('24-months-plus');
    await expect(page.getByLabel('Project description')).toHaveValue('IC50 < 5 nM & pH > 7\nSecond line');
    await expect(page.getByLabel('I agree')).not.toBeChecked();
    await page.getByLabel('I agree').check();
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(new Set(payloads.map((payload) => payload['idempotency_key'])).size).toBe(1);

    const reference = await sentPanel(page).locator('dd').first().textContent();
    await page.reload();
    await hydrate(page);
    await expect(sentPanel(page)).toBeVisible();
    await expect(sentPanel(page)).toContainText(String(reference));
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(page.getByText('Draft restored')).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await page.reload();
    await hydrate(page);
    await expect(sentPanel(page)).toBeHidden();
  });

  test('is restored without the submission code, and doesn’t overwrite text typed before hydration', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.reload();
    await hydrate(page);
    await expect(page.getByText('Draft restored')).toBeVisible();
    await page.waitForTimeout(500);
    const isSubmissionChunk = (path: string) => findSubmissionChunks().some((chunk) => path.endsWith(chunk));
    expect(requestedPaths.filter(isSubmissionChunk)).toEqual([]);
    await page.getByLabel('Company').focus();
    await expect.poll(() => requestedPaths.filter(isSubmissionChunk)).not.toEqual([]);

    const release = await pauseScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Grace Hopper');
    await page.getByLabel('Timeline').selectOption('flexible');
    await page.getByLabel('I agree').check();
    release();
    await hydrate(page);
    await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
    await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper');
    await expect(page.getByLabel('Timeline')).toHaveValue('flexible');
    await expect(page.getByLabel('I agree')).toBeChecked();
  });

  test('is unchanged after a visit without edits', async ({ page }) => {
    const readStoredDraft = () =>
      page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('dep-draft'))?.[1]);
    await openPage(page, '/contact');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    const before = await readStoredDraft();
    await openPage(page, '/contact');
    await expect(page.getByText('Draft restored')).toBeVisible();
    await openPage(page, '/team');
    expect(await readStoredDraft()).toBe(before);
  });

  test('survives a visit to another page, is separate for each form, and asks the visitor to choose files again', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Company').fill('Analytical Engines');
    await page.getByLabel('Data files').setInputFiles(createFile('report.pdf'));
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await expect(page).toHaveURL('/team');
    await page.goBack();
    await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
    await openPage(page, '/submit-rfp/form');
    await expect(page.getByLabel('Company')).toHaveValue('');
    await openPage(page, '/contact');
    await expect(page.getByText('Draft restored. Please choose your files again.')).toBeVisible();
  });

  test('is cleared once its post by the browser is confirmed, and not by other confirmation links', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    for (const reference of ['1', '00000000']) await openPage(page, `/contact?sent=${reference}#sent`);
    await openPage(page, '/contact');
    await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
    const key = await page.evaluate(() => {
      const [stored] = Object.entries(localStorage).filter(([name]) => name.startsWith('dep-draft-contact'));
      return (JSON.parse(stored![1]) as { key: string }).key;
    });
    await openPage(page, `/contact?sent=${key.slice(0, 8)}#sent`);
    await openPage(page, '/contact');
    await expect(page.getByLabel('Company')).toHaveValue('');
  });

  test('isn’t required to send an inquiry if the browser blocks storage', async ({ page }) => {
    const email = createSenderEmail();
    await page.addInitScript(() => {
      const throwSecurityError = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: throwSecurityError });
      Object.defineProperty(window, 'sessionStorage', { get: throwSecurityError });
    });
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('is restored in every type of field, except for newer choices and removed options, and can be discarded', async ({
    page,
  }) => {
    await openPage(page, '/submit-rfp/form');
    await page
      .locator('[name=untouched]')
      .evaluate((honeypot) => ((honeypot as HTMLInputElement).value = 'x'));
    await fillRfpForm(page, createSenderEmail());
    await page.getByLabel('Other services').fill('Last field\nof the form');
    // Replace the option only after the last field is stored.
    await page.waitForFunction(() => {
      const [key, draft] =
        Object.entries(localStorage).find(([name]) => name.startsWith('dep-draft-rfp')) ?? [];
      if (!key || !draft?.includes('Last field')) return false;
      localStorage.setItem(key, draft.replace('"nce"', '"removed"'));
      return true;
    });

    const release = await pauseScripts(page);
    await page.goto('/submit-rfp/form', { waitUntil: 'commit' });
    await page.getByLabel('Antibody-Drug Conjugate').check();
    release();
    await hydrate(page);
    await expect(page.getByLabel('Other services')).toHaveValue('Last field\nof the form');
    await expect(page.getByLabel('Stability Testing')).toBeChecked();
    await expect(page.getByLabel('Desired start date')).toHaveValue('2099-05-01');
    await expect(page.getByLabel('Program type')).toHaveValue('');
    await expect(page.locator('[name=untouched]')).toHaveValue('');
    await expect(page.getByLabel('Antibody-Drug Conjugate')).toBeChecked();
    await expect(page.getByLabel('Small Molecule')).not.toBeChecked();

    const discard = page.getByRole('button', { name: 'Discard draft' });
    page.once('dialog', (dialog) => void dialog.dismiss());
    await discard.click();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    page.once('dialog', (dialog) => void dialog.accept());
    await discard.click();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByLabel('Stability Testing')).not.toBeChecked();
    await page.reload();
    await hydrate(page);
    await expect(page.getByText('Draft restored')).toBeHidden();
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });
});
