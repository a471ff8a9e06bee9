import { expect, type Page, test } from '@playwright/test';
import { file, functionPath, sendButton, summary, thanks, watchPayloads } from '../support/forms.ts';
import { fillInContact, fillInRfp, inquiriesOf, newSender } from '../support/inquiries.ts';
import { open } from '../support/site.ts';

const storagePath = '**/storage/v1/**';

/** The slots of each inquiry that hold a file. */
const storedSlots = async (email: string) =>
  (await inquiriesOf(email)).map(({ stored_slots }) => stored_slots);

/** Lets the page's uploads arrive, but not their answers. Returns a check that there was one. */
async function loseAnswersOfUploads(page: Page) {
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
    await expect.poll(() => storedSlots(email)).toEqual([[0, 1, 2, 3, 4]]);
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
    await expect.poll(() => storedSlots(email)).toEqual([[0, 1]]);
  });

  test('whose upload answers were lost are shown as uploaded once the function has found them', async ({
    page,
  }) => {
    const email = newSender();
    const isLost = await loseAnswersOfUploads(page);
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.getByLabel('Data files').setInputFiles([file('one.pdf')]);
    await sendButton(page).click();
    await expect(thanks(page)).toContainText('All files have arrived.');
    expect(await isLost()).toBe(true);
    await expect.poll(() => storedSlots(email)).toEqual([[0]]);
  });

  test('that arrived without an answer from storage or the function are found by trying again', async ({
    page,
  }) => {
    const email = newSender();
    await loseAnswersOfUploads(page);
    await page.route(`${functionPath}/uploads`, (route) => route.abort('connectionreset'));
    // Of the two files only the first arrives.
    let uploads = 0;
    await page.route(storagePath, (route) => (++uploads === 1 ? route.continue() : route.abort()));
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.getByLabel('Data files').setInputFiles([file('one.pdf'), file('two.csv')]);
    await sendButton(page).click();
    await expect(thanks(page)).toContainText('2 of 2 files could not be uploaded.');
    await page.unroute(`${functionPath}/uploads`);
    await page.unroute(storagePath);
    await page.getByRole('button', { name: 'Upload again' }).click();
    await expect(thanks(page)).toContainText('All files have arrived.');
    await expect.poll(() => storedSlots(email)).toEqual([[0, 1]]);
  });

  test('for which storage gave no grant in time are uploaded, because the form asks again', async ({
    page,
  }) => {
    const email = newSender();
    let calls = 0;
    await page.route(functionPath, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { uploads: unknown[] };
      await route.fulfill({ response, json: { ...answer, uploads: ++calls === 1 ? [] : answer.uploads } });
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    await page.getByLabel('Data files').setInputFiles([file('one.pdf')]);
    await sendButton(page).click();
    await expect(thanks(page)).toContainText('All files have arrived.');
    await expect.poll(() => storedSlots(email)).toEqual([[0]]);
    expect(calls).toBe(2);
  });

  test('of one name each go to their own place, also when one is given none', async ({ page }) => {
    const email = newSender();
    await page.route(functionPath, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { uploads: unknown[] };
      await route.fulfill({ response, json: { ...answer, uploads: answer.uploads.slice(1) } });
    });
    await open(page, '/contact');
    await fillInContact(page, email);
    const input = page.getByLabel('Data files');
    await input.setInputFiles([file('data.csv', 10), file('data.csv', 20)]);
    await sendButton(page).click();
    await expect(thanks(page)).toContainText('1 of 2 files could not be uploaded.');
    await expect.poll(() => storedSlots(email)).toEqual([[1]]);
    await page.unroute(functionPath);
    await page.getByRole('button', { name: 'Upload again' }).click();
    await expect(thanks(page)).toContainText('All files have arrived.');
    await expect.poll(() => storedSlots(email)).toEqual([[0, 1]]);
  });

  test('are reported as not uploaded if there is no storage', async ({ page }) => {
    await page.route(functionPath, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), uploads: [] } });
    });
    await page.route(`${functionPath}/uploads`, (route) =>
      route.fulfill({ json: { stored: [], awaited: [] } }),
    );
    await open(page, '/contact');
    await fillInContact(page, newSender());
    await page.getByLabel('Data files').setInputFiles([file('one.pdf')]);
    await sendButton(page).click();
    await expect(thanks(page)).toContainText('1 of 1 files could not be uploaded.');
  });
});
