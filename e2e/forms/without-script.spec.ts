import { expect, type Page, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { noScriptFilesNote } from '#shared/upload-limits.ts';
import { createFile, functionUrlPattern, sendButton, sentPanel } from '../support/forms.ts';
import { fillContactForm, fillRfpForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { openPage } from '../support/site.ts';

const rejectedFields = (page: Page) => page.locator('[id^="rejected-"]').filter({ visible: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor whose files were lost sees that in the confirmation', async ({ page }) => {
    const lostFilesNote = page.getByText('We couldn’t save your files.');
    await page.goto('/contact?sent=1#sent');
    const booking = sentPanel(page).getByRole('link', { name: 'Pick a time now (opens in a new tab)' });
    await expect(booking).toHaveAttribute('href', globalThis.__PROVIDER__.bookingUrl);
    await expect(page.getByRole('heading', { name: 'Not sure where to start?' })).toBeHidden();
    await expect(sentPanel(page)).toBeVisible();
    await expect(lostFilesNote).toBeHidden();
    await page.goto('/contact?sent=1#files-lost');
    await expect(sentPanel(page)).toBeVisible();
    await expect(lostFilesNote).toBeVisible();
  });

  test('a visitor whose RFP has no modality sees a page that names the field, and Back restores the text', async ({
    page,
  }) => {
    const email = createSenderEmail();
    await page.goto('/submit-rfp/form');
    await fillRfpForm(page, email);
    await page.getByLabel('Small Molecule').uncheck();
    await sendButton(page).click();
    await expect(page).toHaveURL('/submit-rfp/form?rejected=modality#rejected-modality');
    await expect(page.getByText('Your form hasn’t been sent yet')).toBeVisible();
    await expect(rejectedFields(page)).toHaveText(['Please choose at least one modality.']);
    await expect(page.getByLabel('Project name'), 'an empty form would look like lost text').toBeHidden();
    expect(await findInquiries(email)).toHaveLength(0);

    await page.goBack();
    await expect(page.getByText('Your form hasn’t been sent yet')).toBeHidden();
    await expect(page.getByLabel('Project name')).toHaveValue('Difference');
    await expect(page.getByLabel('Program type')).toHaveValue('nce');
    await page.getByLabel('Small Molecule').check();
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([{ modality: ['small-molecule'] }]);
  });

  test('a visitor whose form is rejected sees the first invalid field, or is asked to try again later', async ({
    page,
  }) => {
    await page.goto('/contact?rejected=name,email#rejected-name');
    await expect(rejectedFields(page)).toHaveText(['Name is required.']);
    await page.goto('/contact?rejected=phone#rejected-phone');
    await expect(rejectedFields(page)).toHaveText(['Please review “Phone”.']);
    await page.goto('/submit-rfp/form?rejected=later#rejected-later');
    await expect(page.getByText('Please try again later.')).toBeVisible();
    await expect(page.getByLabel('Project name')).toBeHidden();
  });
});

test('a page with script names every invalid field after a rejected post', async ({ page }) => {
  await openPage(page, '/contact?rejected=name,email#rejected-name');
  await expect(rejectedFields(page)).toHaveText(['Name is required.', 'Please enter a valid email address.']);
});

test.describe('when the server or the connection fails', () => {
  test('a form whose code fails to load is posted by the browser, can be posted again after Back, and reports that its files are missing', async ({
    page,
  }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await expect(page.getByText(noScriptFilesNote)).toBeHidden();
    await page.route('**/assets/**', (route) => route.abort());
    await fillContactForm(page, email);
    await page.getByLabel('Data files').setInputFiles([createFile('one.pdf'), createFile('two.pdf')]);
    // Browsers stay on the page after a 204.
    await page.route(functionUrlPattern, (route) => route.fulfill({ status: 204 }));
    const postResponse = page.waitForResponse(functionUrlPattern);
    await sendButton(page).click();
    await postResponse;
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    // Simulates the back/forward cache, which not every test browser has.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.unroute(functionUrlPattern);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}#/);
    await expect(page.getByText('We couldn’t save your files.')).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([
      { name: 'Ada Lovelace', unsent_files: ['one.pdf', 'two.pdf'], files: [] },
    ]);
  });

  test('a form whose code throws is posted by the browser', async ({ page }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.evaluate(() => void Object.assign(window, { FormData: undefined }));
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}#sent$/);
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('an error after an inquiry is stored doesn’t send it again', async ({ page }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    const pageError = page.waitForEvent('pageerror', ({ message }) => message.includes('planted'));
    await page.evaluate(() => {
      Object.assign(window, {
        gtag: () => {
          throw new Error('planted');
        },
      });
    });
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    await pageError;
    await expect(page).toHaveURL(/\/contact$/);
    expect(await findInquiries(email)).toHaveLength(1);
  });
});
