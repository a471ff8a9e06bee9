import { expect, type Page, type Route, test } from '@playwright/test';
import { claims } from '#src/site/claims.ts';
import { serviceOptions } from '#shared/option-lists.ts';
import { createFile, functionUrlPattern, sendButton, sentPanel } from '../support/forms.ts';
import {
  fillContactForm,
  fillRfpForm,
  findInquiries,
  createSenderEmail,
  startInquiry,
} from '../support/inquiries.ts';
import { blockScripts, hydrate, openPage, getTitle } from '../support/site.ts';

const navigateInApp = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const inquireLink = (page: Page, service: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: service })
    .getByRole('link', { name: 'Inquire About This Service' });
const serviceNote = (page: Page, service: string) => page.getByRole('region', { name: service });
const subjectNote = (page: Page, subject: string) => page.getByText(`Regarding: ${subject}`);

test.describe('a service that a visitor inquires about', () => {
  const [map, , cdmo] = serviceOptions;

  test('is named in both forms and stored with the inquiry, with the landing page and the campaign', async ({
    page,
  }) => {
    const email = createSenderEmail();
    await openPage(page, '/services?utm_source=newsletter&utm_campaign=spring');
    for (const { value, label } of serviceOptions)
      await expect(inquireLink(page, label)).toHaveAttribute('href', `/submit-rfp?service=${value}#${value}`);
    await inquireLink(page, cdmo.label).click();
    await expect(page).toHaveURL(`/submit-rfp?service=${cdmo.value}#${cdmo.value}`);
    await expect(serviceNote(page, cdmo.label)).toContainText(claims.services.cdmoStrategy);
    await expect(serviceNote(page, cdmo.label)).toBeInViewport({ ratio: 1 });
    await serviceNote(page, cdmo.label).getByRole('link', { name: 'Ask About This Service' }).click();
    await expect(subjectNote(page, cdmo.label)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Ask about a service' })).toBeChecked();
    await expect(page.getByLabel('Which service?')).toHaveValue(cdmo.value);
    await expect(page.getByLabel('Services of interest')).toHaveValue('cmc-only');

    await page.goBack();
    await page.getByRole('link', { name: 'Go to the RFP Form' }).last().click();
    await expect(page).toHaveURL(`/submit-rfp/form?service=${cdmo.value}`);
    await expect(subjectNote(page, cdmo.label)).toBeVisible();
    await fillRfpForm(page, email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([
      {
        type: 'rfp',
        service: cdmo.value,
        attribution: {
          landing_page: expect.stringMatching(/\/services$/),
          utm_source: 'newsletter',
          utm_campaign: 'spring',
        },
      },
    ]);
  });

  test('is named in the form if the visitor follows each link before hydration', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/services');
    await inquireLink(page, map.label).click();
    await page.getByRole('link', { name: 'Go to the RFP Form' }).first().click();
    await expect(page).toHaveTitle(getTitle('/submit-rfp/form'));
    await page.unroute('**/assets/**/*.js');
    // Browsers cache a failed module per document.
    await page.reload();
    await hydrate(page);
    await expect(subjectNote(page, map.label)).toBeVisible();
  });
});

test.describe('an inquiry', () => {
  test('shows the subject and preselects the service after each navigation, but keeps the visitor’s choice', async ({
    page,
  }) => {
    const email = createSenderEmail();
    const services = page.getByLabel('Services of interest');
    await openPage(page, '/contact?service=execution&unknown=1');
    await expect(subjectNote(page, 'Execution support')).toBeVisible();
    await expect(services).toHaveValue('full-ind');
    await expect(page.getByText('Draft saved')).toBeHidden();

    await navigateInApp(page, '/contact?service=readiness');
    await expect(services).toHaveValue('strategic-planning');
    await page.getByRole('button', { name: 'Change' }).click();
    await services.selectOption('cmc-only');
    await navigateInApp(page, '/contact?topic=molecule-validation&service=execution');
    await expect(subjectNote(page, 'Execution support')).toBeVisible();
    await expect(services).toHaveValue('cmc-only');

    await openPage(page, '/team');
    await navigateInApp(page, '/contact?topic=molecule-validation&service=execution');
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(services).toHaveValue('cmc-only');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(services).toHaveValue('full-ind');
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([
      { type: 'contact', topic: 'molecule-validation', service: 'execution' },
    ]);
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(services).toHaveValue('full-ind');
  });

  test('has the preselected service of the newest link, which a draft doesn’t keep', async ({ page }) => {
    await openPage(page, '/contact?service=execution');
    await expect(page.getByLabel('Services of interest')).toHaveValue('full-ind');
    await page.getByLabel('Company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await openPage(page, '/contact?service=cdmo-selection');
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
    await expect(page.getByLabel('Services of interest')).toHaveValue('cmc-only');
  });

  test('shows the subject in view above the heading, without moving it', async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await openPage(page, '/contact');
      const before = await page.locator('h1').boundingBox();
      await openPage(page, '/contact?topic=matching-process');
      expect(await page.locator('h1').boundingBox(), `${viewport.width} px`).toEqual(before);
      await expect(subjectNote(page, 'The matching process')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

test.describe('a second inquiry about another topic', () => {
  const earlierReceipt = (page: Page) => page.getByText(/^We received your earlier inquiry/);
  const readReference = (page: Page) => sentPanel(page).locator('dd').first().innerText();

  async function followPartnerLink(page: Page) {
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await page.getByRole('link', { name: 'Become a DEP Partner' }).click();
    await expect(subjectNote(page, 'Partnership')).toBeVisible();
  }

  async function expectNewForm(page: Page, earlierReference: string) {
    await expect(earlierReceipt(page)).toContainText(earlierReference);
    await expect(sentPanel(page)).toBeHidden();
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  test('has an empty form below a line with the earlier receipt, and replaces that receipt', async ({
    page,
  }) => {
    await startInquiry(page);
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('Reference');
    const firstReference = await readReference(page);
    await followPartnerLink(page);
    await expectNewForm(page, firstReference);
    await expect(page.getByLabel('Company')).toHaveValue('');
    await page.reload();
    await hydrate(page);
    await expectNewForm(page, firstReference);

    const email = createSenderEmail();
    await fillContactForm(page, email);
    await earlierReceipt(page).getByRole('link').click();
    await expect(sentPanel(page)).toContainText('What you sent');
    await expect(earlierReceipt(page)).toBeHidden();
    await expect(sendButton(page)).toBeHidden();
    await page.goBack();
    await expectNewForm(page, firstReference);
    await page.goForward();
    await expect(sentPanel(page)).toBeFocused();
    await page.goBack();
    await expectNewForm(page, firstReference);
    await expect(page.getByLabel('Email'), 'the new inquiry isn’t lost').toHaveValue(email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeFocused();
    expect(await readReference(page)).not.toBe(firstReference);
    await expect(earlierReceipt(page)).toBeHidden();
    expect(await findInquiries(email)).toMatchObject([{ topic: 'partnership' }]);

    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(sentPanel(page)).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveValue('');
  });

  test('doesn’t stop the uploads of the first one, and has a receipt with only its own files', async ({
    page,
  }) => {
    const chooseFiles = (...names: string[]) =>
      page.getByLabel('Data files').setInputFiles(names.map((name) => createFile(name)));
    const email = await startInquiry(page);
    let isThirdLost = true;
    await page.route(/\/storage\/v1\/.+\/2\?/, (route) => (isThirdLost ? route.abort() : route.fallback()));
    const firstUpload = Promise.withResolvers<void>();
    const pauseUpload = async (route: Route) => {
      await firstUpload.promise;
      await route.continue();
    };
    await page.route('**/storage/v1/**', pauseUpload, { times: 1 });
    await chooseFiles('1.pdf', '2.pdf', '3.pdf');
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('Uploading your files.');

    await followPartnerLink(page);
    await fillContactForm(page, createSenderEmail());
    await chooseFiles('a.pdf', 'b.pdf', 'c.pdf');
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('We couldn’t upload 1 of 3 files.');
    isThirdLost = false;
    const firstUploadsEnded = page.waitForResponse(`${functionUrlPattern}/uploads`);
    firstUpload.resolve();
    await firstUploadsEnded;
    expect(await findInquiries(email)).toMatchObject([{ stored_slots: [0, 1, 2] }]);
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText([
      'a.pdfUploaded',
      'b.pdfUploaded',
      'c.pdfNot uploaded',
    ]);
  });
});
