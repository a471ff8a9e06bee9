import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import {
  createFile,
  functionUrlPattern,
  sendButton,
  errorSummary,
  sentPanel,
  collectPayloads,
} from '../support/forms.ts';
import { fillContactForm, fillRfpForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { hydrate, openPage } from '../support/site.ts';

const storagePath = '**/storage/v1/**';

const readStoredSlots = async (email: string) =>
  (await findInquiries(email)).map(({ stored_slots }) => stored_slots);

/** Returns a function that checks whether a response was dropped. */
async function dropUploadResponses(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'status', {
      get() {
        document.documentElement.dataset['lost'] = '';
        return 0;
      },
    });
  });
  return () => page.evaluate(() => 'lost' in document.documentElement.dataset);
}

test.describe('uploads', () => {
  test('too many files, or files that are too large or of the wrong type, are listed before anything is sent', async ({
    page,
  }, testInfo) => {
    // A file on disk is much faster than a 10 MB buffer that Playwright passes to the browser.
    const createFileOnDisk = (name: string, size: number) => {
      const path = testInfo.outputPath(name);
      writeFileSync(path, Buffer.alloc(size, 1));
      return path;
    };
    const payloads = collectPayloads(page);
    await openPage(page, '/submit-rfp/form');
    await fillRfpForm(page, createSenderEmail());
    const input = page.getByLabel('Upload RFP Document');
    await expect(page.getByText('PDF, DOC, XLS preferred')).toBeVisible();
    await input.setInputFiles([
      createFileOnDisk('run.exe', 1000),
      createFileOnDisk('big.pdf', 10 * 1024 * 1024 + 1),
      createFileOnDisk('empty.pdf', 0),
    ]);
    await expect(input).toHaveAccessibleDescription(
      /run\.exe: please choose a PDF, DOC, DOCX, XLS or XLSX file/,
    );
    await expect(input).toHaveAccessibleDescription(/big\.pdf is larger than 10 MB/);
    await expect(input).toHaveAccessibleDescription(/empty\.pdf is empty/);
    await sendButton(page).click();
    await expect(errorSummary(page)).toContainText('run.exe');
    expect(payloads).toEqual([]);

    for (const name of ['run.exe', 'big.pdf', 'empty.pdf'])
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    await input.setInputFiles([1, 2, 3].map((number) => createFile(`scope-${number}.pdf`)));
    await input.setInputFiles([4, 5, 6].map((number) => createFile(`scope-${number}.pdf`)));
    await expect(input).toHaveAccessibleDescription(/Please attach no more than 5 files/);
    await expect(page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(6);
  });

  test('files with any name are uploaded after the inquiry is stored', async ({ page }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    const names = [
      'Tox summary.pdf',
      '../../IC50 <data> & more.csv',
      'Übersicht 概要.xlsx',
      'lead.sdf',
      'route.CDX',
    ];
    await expect(page.getByLabel('Data files')).toHaveAccessibleDescription(
      /^Up to 5 files, 10MB each\. Larger datasets.* Documents: PDF, DOC, DOCX, ODT.* Public structures: CDX, CDXML, MOL, SDF/,
    );
    await page.getByLabel('Data files').setInputFiles(names.map((name) => createFile(name, 200_000)));
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('All files uploaded.');
    await expect.poll(() => readStoredSlots(email)).toEqual([[0, 1, 2, 3, 4]]);
    await expect(page.getByRole('list', { name: 'Selected files' })).toBeHidden();
  });

  test('a file replaces one with its name, and the visitor reads so', async ({ page }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    const input = page.getByLabel('Data files');
    const chosen = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
    const notice = page.getByText(/^Replaced the earlier/);
    const original = createFile('data.csv', 2000);
    await input.setInputFiles([original, createFile('notes.txt')]);
    await expect(chosen).toHaveText([/^data\.csv2 KB/, /^notes\.txt1 KB/]);
    await expect(notice).toBeHidden();

    await input.setInputFiles([createFile('data.csv', 5000)]);
    await expect(chosen).toHaveText([/^data\.csv5 KB/, /^notes\.txt1 KB/]);
    await expect(notice).toHaveText(
      'Replaced the earlier data.csv. To send both files of a name, rename one.',
    );
    await input.setInputFiles([createFile('data-2.csv')]);
    await expect(notice).toBeHidden();
    await input.setInputFiles([createFile('data.csv', 6000), createFile('data.csv', 7000)]);
    await expect(chosen).toHaveText([/^data\.csv7 KB/, /^notes\.txt/, /^data-2\.csv/]);
    await expect(notice).toBeVisible();

    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('All files uploaded.');
    expect(await findInquiries(email)).toMatchObject([
      { files: [{ name: 'data.csv', size: 7000 }, { name: 'notes.txt' }, { name: 'data-2.csv' }] },
    ]);
  });

  test('files that fail to upload are reported, and the visitor can upload them again', async ({ page }) => {
    const email = createSenderEmail();
    await page.route(storagePath, (route) => route.abort('connectionreset'));
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.getByLabel('Data files').setInputFiles([createFile('one.pdf'), createFile('two.csv')]);
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('We couldn’t upload 2 of 2 files. We have your answers.');
    await page.unroute(storagePath);
    await page.getByRole('button', { name: 'Upload again' }).click();
    await expect(sentPanel(page)).toContainText('All files uploaded.');
    await expect.poll(() => readStoredSlots(email)).toEqual([[0, 1]]);
  });

  test('files whose upload responses are lost are shown as uploaded once the function finds them', async ({
    page,
  }) => {
    const email = createSenderEmail();
    const hasDroppedResponse = await dropUploadResponses(page);
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.getByLabel('Data files').setInputFiles([createFile('one.pdf')]);
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('All files uploaded.');
    expect(await hasDroppedResponse()).toBe(true);
    await expect.poll(() => readStoredSlots(email)).toEqual([[0]]);
  });

  test('files stored without a response from storage or the function are found when the visitor uploads again', async ({
    page,
  }) => {
    const email = createSenderEmail();
    await dropUploadResponses(page);
    await page.route(`${functionUrlPattern}/uploads`, (route) => route.abort('connectionreset'));
    let uploads = 0;
    await page.route(storagePath, (route) => (++uploads === 1 ? route.continue() : route.abort()));
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.getByLabel('Data files').setInputFiles([createFile('one.pdf'), createFile('two.csv')]);
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('We couldn’t confirm the upload of 2 of 2 files.');
    expect(await findInquiries(email)).toMatchObject([{ files: [{ name: 'one.pdf' }, { name: 'two.csv' }] }]);
    await page.unroute(`${functionUrlPattern}/uploads`);
    await page.unroute(storagePath);
    await page.getByRole('button', { name: 'Upload again' }).click();
    await expect(sentPanel(page)).toContainText('All files uploaded.');
    await expect.poll(() => readStoredSlots(email)).toEqual([[0, 1]]);
  });

  test('files whose upload a reload interrupts are unconfirmed, and the visitor is asked to email them', async ({
    page,
  }) => {
    await page.route(storagePath, () => {});
    await openPage(page, '/contact');
    await fillContactForm(page, createSenderEmail());
    await page.getByLabel('Data files').setInputFiles([createFile('one.pdf')]);
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('Uploading your files.');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrate(page);
    await expect(sentPanel(page)).toContainText('We couldn’t confirm the upload of your file.');
    await expect(sentPanel(page)).toContainText('Please email it to');
    await expect(page.getByRole('button', { name: 'Upload again' })).toBeHidden();
  });

  test('files without an upload grant are reported, and uploaded to their slots once they have one', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    async function sendFiles(
      files: ReturnType<typeof createFile>[],
      selectGrants: (grants: unknown[]) => unknown[],
    ) {
      const email = createSenderEmail();
      await page.route(functionUrlPattern, async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { uploads: unknown[] };
        await route.fulfill({ response, json: { ...body, uploads: selectGrants(body.uploads) } });
      });
      await fillContactForm(page, email);
      await page.getByLabel('Data files').setInputFiles(files);
      await sendButton(page).click();
      return email;
    }
    async function startNewInquiry() {
      await page.unroute(functionUrlPattern);
      await page.getByRole('button', { name: 'Start a new form' }).click();
    }

    await test.step('no grant in the first response, so the form asks again', async () => {
      let calls = 0;
      const email = await sendFiles([createFile('one.pdf')], (grants) => (++calls === 1 ? [] : grants));
      await expect(sentPanel(page)).toContainText('All files uploaded.');
      await expect.poll(() => readStoredSlots(email)).toEqual([[0]]);
      expect(calls).toBe(2);
    });

    await test.step('no grant for the first of two files', async () => {
      await startNewInquiry();
      const files = [createFile('first.csv', 10), createFile('second.csv', 20)];
      const email = await sendFiles(files, (grants) => grants.slice(1));
      await expect(sentPanel(page)).toContainText('We couldn’t upload 1 of 2 files.');
      await expect.poll(() => readStoredSlots(email)).toEqual([[1]]);
      await page.unroute(functionUrlPattern);
      await page.getByRole('button', { name: 'Upload again' }).click();
      await expect(sentPanel(page)).toContainText('All files uploaded.');
      await expect.poll(() => readStoredSlots(email)).toEqual([[0, 1]]);
    });

    await test.step('no grants because storage is down', async () => {
      await startNewInquiry();
      await page.route(`${functionUrlPattern}/uploads`, (route) =>
        route.fulfill({ json: { stored: [], awaited: [] } }),
      );
      await sendFiles([createFile('one.pdf')], () => []);
      await expect(sentPanel(page)).toContainText('We couldn’t upload your file.');
    });
  });
});
