import { expect, type Page, test } from '@playwright/test';
import {
  advanceTime,
  collectPayloads,
  createFile,
  errorSummary,
  forwardToFunction,
  functionUrlPattern,
  sendButton,
  sentPanel,
} from '../support/forms.ts';
import { createSenderEmail, fillRfpForm, findInquiries, startInquiry } from '../support/inquiries.ts';
import { hydrate, openPage } from '../support/site.ts';

const storagePath = '**/storage/v1/**';

const chooseFiles = (page: Page, ...files: ReturnType<typeof createFile>[]) =>
  page.locator('#data-files').setInputFiles(files);

const readStoredSlots = async (email: string) =>
  (await findInquiries(email)).map(({ stored_slots }) => stored_slots);

async function uploadAgain(page: Page) {
  await page.getByRole('button', { name: 'Upload again' }).click();
  await expect(sentPanel(page)).toContainText('All files uploaded.');
}

test.describe('uploads', () => {
  test('wrong files are named before anything is sent, until the visitor removes them', async ({ page }) => {
    const payloads = collectPayloads(page);
    await openPage(page, '/submit-rfp/form');
    await fillRfpForm(page, createSenderEmail());
    const input = page.locator('#rfp-document');
    await expect(input).toHaveAccessibleDescription(/Up to 5 files, 10MB each/);
    await input.setInputFiles([createFile('run.exe'), createFile('empty.pdf', 0)]);
    await expect(input).toHaveAccessibleDescription(
      /run\.exe: this file type isn’t accepted.*empty\.pdf is empty/,
    );
    await sendButton(page).click();
    const message = errorSummary(page).getByRole('link');
    await expect(message).toHaveText([/run\.exe.*empty\.pdf/]);
    await page.getByRole('button', { name: 'Remove run.exe' }).click();
    await expect(message).toHaveText(['empty.pdf is empty']);
    await page.getByRole('button', { name: 'Remove empty.pdf' }).click();
    await expect(errorSummary(page)).toBeHidden();
    expect(payloads).toEqual([]);
  });

  test('files with any name are uploaded, and a file replaces one with its name', async ({ page }) => {
    const email = await startInquiry(page);
    const chosen = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
    const notice = page.getByText(/^Replaced the earlier/);
    await chooseFiles(page, createFile('data.csv', 2000), createFile('Übersicht <概要> & more.xlsx'));
    await expect(chosen).toHaveText([/^data\.csv2 KB/, /^Übersicht <概要> & more\.xlsx1 KB/]);
    await expect(notice).toBeHidden();

    await chooseFiles(page, createFile('data.csv', 5000), createFile('data.csv', 200_000));
    await expect(chosen).toHaveText([/^data\.csv195 KB/, /^Übersicht/]);
    await expect(notice).toHaveText(
      'Replaced the earlier data.csv. To send both files of a name, rename one.',
    );
    await chooseFiles(page, createFile('route.CDX'));
    await expect(notice).toBeHidden();

    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('All files uploaded.');
    expect(await findInquiries(email)).toMatchObject([
      {
        files: [
          { name: 'data.csv', size: 200_000 },
          { name: 'Übersicht <概要> & more.xlsx' },
          { name: 'route.CDX' },
        ],
        stored_slots: [0, 1, 2],
      },
    ]);
  });

  test('files that fail to upload are reported, and the visitor can upload them again', async ({ page }) => {
    const email = await startInquiry(page);
    await page.route(storagePath, (route) => route.abort('connectionreset'));
    await chooseFiles(page, createFile('one.pdf'), createFile('two.csv'));
    await page.clock.install();
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('Uploading your files.');
    await advanceTime(page, 3);
    await expect(sentPanel(page)).toContainText('We couldn’t upload 2 of 2 files. We have your answers.');
    await page.unroute(storagePath);
    await uploadAgain(page);
    expect(await readStoredSlots(email)).toEqual([[0, 1]]);
  });

  test('a file stored without a response from storage or the function is found when the visitor uploads again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(XMLHttpRequest.prototype, 'status', { get: () => 0 });
    });
    const email = await startInquiry(page);
    await page.route(`${functionUrlPattern}/uploads`, (route) => route.abort('connectionreset'));
    await chooseFiles(page, createFile('one.pdf'));
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('We couldn’t confirm the upload of your file.');
    expect(await readStoredSlots(email)).toEqual([[0]]);
    await page.unroute(`${functionUrlPattern}/uploads`);
    await uploadAgain(page);
    expect(await findInquiries(email)).toMatchObject([{ files: [{ name: 'one.pdf' }] }]);
  });

  test('files whose upload a reload interrupts are unconfirmed, and the visitor is asked to email them', async ({
    page,
  }) => {
    await startInquiry(page);
    await page.route(storagePath, () => {});
    await chooseFiles(page, createFile('one.pdf'));
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('Uploading your files.');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrate(page);
    await expect(sentPanel(page)).toContainText('We couldn’t confirm the upload of your file.');
    await expect(sentPanel(page)).toContainText('Please email it to');
    await expect(page.getByRole('button', { name: 'Upload again' })).toBeHidden();
  });

  test('a file without an upload grant is reported, and uploaded to its slot once it has one', async ({
    page,
    baseURL,
  }) => {
    const email = await startInquiry(page);
    let calls = 0;
    await page.route(functionUrlPattern, async (route) => {
      calls++;
      const response = await forwardToFunction(route, baseURL);
      const body = (await response.json()) as { uploads: unknown[] };
      await route.fulfill({ response, json: { ...body, uploads: body.uploads.slice(1) } });
    });
    await chooseFiles(page, createFile('first.csv', 10), createFile('second.csv', 20));
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('We couldn’t upload 1 of 2 files.');
    expect(calls, 'the form asks once more').toBe(2);
    expect(await readStoredSlots(email)).toEqual([[1]]);
    await page.unroute(functionUrlPattern);
    await uploadAgain(page);
    expect(await readStoredSlots(email)).toEqual([[0, 1]]);
  });
});
