import { expect, type Page, test } from '@playwright/test';
import { noScriptFilesNote } from '#src/inquiry/upload-limits.ts';
import { contactForm } from '#src/inquiry/contact-form.ts';
import { content as rfpForm } from '#pages/submit-rfp/form/content.ts';
import {
  advanceTime,
  createFile,
  failSubmissionCode,
  functionUrlPattern,
  sendButton,
  sentPanel,
} from '../support/forms.ts';
import { createSenderEmail, fillRfpForm, findInquiries, startInquiry } from '../support/inquiries.ts';
import { openPage } from '../support/site.ts';

const sentUrl = /\/contact\?sent=[0-9a-f]{8}#sent$/;
const rejection = (page: Page) => page.getByText('Your form hasn’t been sent yet');
const rejectedFields = (page: Page) => page.locator('[id^="rejected-"]').filter({ visible: true });
const lostFilesNote = (page: Page) => page.getByText('We couldn’t save your files.');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor whose RFP has no modality sees a page that names the field, and Back restores the text', async ({
    page,
  }) => {
    const email = createSenderEmail();
    await page.goto('/submit-rfp/form');
    await fillRfpForm(page, email);
    await page.locator('[name=modality][value=small-molecule]').uncheck();
    await sendButton(page).click();
    await expect(page).toHaveURL('/submit-rfp/form?rejected=modality#rejected-modality');
    await expect(rejection(page)).toBeVisible();
    await expect(rejectedFields(page)).toHaveText(['Please choose at least one modality.']);
    await expect(page.locator('#project-name'), 'an empty form would look like lost text').toBeHidden();
    expect(await findInquiries(email)).toHaveLength(0);

    await page.goBack();
    await expect(rejection(page)).toBeHidden();
    await expect(page.locator('#project-name')).toHaveValue('Difference');
    await expect(page.locator('#program-type')).toHaveValue('nce');
    await page.locator('[name=modality][value=small-molecule]').check();
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: rfpForm.optionalFields.title })).toBeHidden();
    await expect(lostFilesNote(page)).toBeHidden();
    expect(await findInquiries(email)).toMatchObject([{ modality: ['small-molecule'] }]);
  });

  test('a visitor whose inquiry is rejected sees why at the anchor', async ({ page }) => {
    for (const [address, message] of [
      ['/contact?rejected=name,email#rejected-name', 'Name is required.'],
      ['/contact?rejected=phone#rejected-phone', `Please review “${contactForm.phone.label}”.`],
      ['/submit-rfp/form?rejected=later#rejected-later', 'Please try again later.'],
    ] as const) {
      await page.goto(address);
      await expect(rejectedFields(page)).toHaveText([message]);
    }
  });
});

test('a page with script names every wrong field after a rejected post', async ({ page }) => {
  await openPage(page, '/contact?rejected=name,email#rejected-name');
  await expect(rejectedFields(page)).toHaveText(['Name is required.', 'Please enter a valid email address.']);
});

test.describe('the browser posts a form', () => {
  test('whose code fails to load, again after Back or if it stays on the page, and reports that files are missing', async ({
    page,
  }) => {
    await failSubmissionCode(page);
    const email = await startInquiry(page);
    await expect(page.getByText(noScriptFilesNote)).toBeHidden();
    await page.locator('#data-files').setInputFiles([createFile('one.pdf'), createFile('two.pdf')]);
    // Browsers stay on the page after a 204.
    await page.route(functionUrlPattern, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    // Simulates the back/forward cache, which not every test browser has.
    const returnFromCache = () =>
      page.evaluate(
        () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
    for (const endPost of [returnFromCache, () => advanceTime(page, 15)]) {
      const posted = page.waitForResponse(functionUrlPattern);
      await sendButton(page).click();
      await posted;
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      await endPost();
      await expect(sendButton(page)).toBeEnabled();
    }
    await page.unroute(functionUrlPattern);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}#files-lost$/);
    await expect(sentPanel(page)).toBeVisible();
    await expect(lostFilesNote(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([{ unsent_files: ['one.pdf', 'two.pdf'], files: [] }]);
  });

  test('whose code throws', async ({ page }) => {
    const email = await startInquiry(page);
    await page.evaluate(() => void Object.assign(window, { HTMLInputElement: undefined }));
    await sendButton(page).click();
    await expect(page).toHaveURL(sentUrl);
    expect(await findInquiries(email)).toHaveLength(1);
  });
});
