import { expect, type Page, test } from '@playwright/test';
import { content as teamTexts } from '#pages/team/content.ts';
import { content as submitRfp } from '#pages/submit-rfp/content.ts';
import { content as services } from '#pages/services/content.ts';
import { phrases } from '#src/content/phrases.ts';
import { claims } from '#src/content/claims.ts';
import { texts } from '#src/content/form-texts/contact.ts';
import {
  contactServices,
  contactTopics,
  getOptionLabel,
  type Option,
  serviceOptions,
} from '#src/inquiry/option-lists.ts';
import { getRoute } from '#src/site/routes.ts';
import { sendButton, sentPanel } from '../support/forms.ts';
import {
  fillContactForm,
  fillRfpForm,
  findInquiries,
  createSenderEmail,
  startInquiry,
} from '../support/inquiries.ts';
import { blockScripts, desktop, getTitle, hydrate, openPage, phone } from '../support/site.ts';

const navigateInApp = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const inquireLink = (page: Page, { value }: Option) =>
  page.locator(`#${value}`).getByRole('link', { name: services.serviceList.inquiry.label });
const serviceNote = (page: Page, service: string) => page.getByRole('region', { name: service });
const subjectNote = (page: Page, subject: string) => page.getByText(`Regarding: ${subject}`);

test.describe('a service that a visitor inquires about', () => {
  const [map, , cdmo] = serviceOptions as readonly Option[] as readonly [Option, Option, Option];

  test('is named in both forms and stored with the inquiry, with the landing page and the campaign', async ({
    page,
  }) => {
    const email = createSenderEmail();
    await openPage(page, '/services?utm_source=newsletter&utm_campaign=spring');
    for (const service of serviceOptions)
      await expect(inquireLink(page, service)).toHaveAttribute(
        'href',
        `/submit-rfp?service=${service.value}#${service.value}`,
      );
    await inquireLink(page, cdmo).click();
    await expect(page).toHaveURL(`/submit-rfp?service=${cdmo.value}#${cdmo.value}`);
    await expect(serviceNote(page, cdmo.label)).toContainText(claims.services.cdmoStrategy);
    await expect(serviceNote(page, cdmo.label)).toBeInViewport({ ratio: 1 });
    await serviceNote(page, cdmo.label).getByRole('link', { name: submitRfp.serviceNote.question }).click();
    await expect(subjectNote(page, cdmo.label)).toBeVisible();
    await expect(page.getByRole('radio', { name: texts.intents.service.choice })).toBeChecked();
    await expect(page.locator('[name=service]')).toHaveValue(cdmo.value);

    await page.goBack();
    await page.getByRole('link', { name: submitRfp.hero.actions[0].label }).last().click();
    await expect(page).toHaveURL(`/submit-rfp/form?service=${cdmo.value}`);
    await expect(subjectNote(page, cdmo.label)).toBeVisible();
    await expect(page.locator('[name=service]')).toHaveValue(cdmo.value);
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
    await inquireLink(page, map).click();
    await page.getByRole('link', { name: submitRfp.hero.actions[0].label }).first().click();
    await expect(page).toHaveTitle(getTitle('/submit-rfp/form'));
    await page.unroute('**/assets/**/*.js');
    // Browsers cache a failed module per document.
    await page.reload();
    await hydrate(page);
    await expect(subjectNote(page, map.label)).toBeVisible();
  });
});

test.describe('an inquiry', () => {
  test('shows the subject and has the service of the newest link, but keeps the visitor’s choice after a reload', async ({
    page,
  }) => {
    const email = createSenderEmail();
    const service = page.locator('[name=service]');
    await openPage(page, '/contact?service=execution&unknown=1');
    await expect(subjectNote(page, getOptionLabel(contactServices, 'execution'))).toBeVisible();
    await expect(service).toHaveValue('execution');
    await expect(page.getByText('Draft saved')).toBeHidden();

    await navigateInApp(page, '/contact?service=readiness');
    await expect(service).toHaveValue('readiness');
    await service.selectOption('rescue');
    await page.locator('#company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.reload();
    await hydrate(page);
    await expect(service).toHaveValue('rescue');
    await navigateInApp(page, '/contact?topic=molecule-validation&service=execution');
    await expect(subjectNote(page, getOptionLabel(contactServices, 'execution'))).toBeVisible();
    await expect(service).toHaveValue('execution');

    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.locator('#company')).toHaveValue('');
    await expect(service).toHaveValue('execution');
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([
      { type: 'contact', topic: 'molecule-validation', service: 'execution' },
    ]);
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(service).toHaveValue('execution');
  });

  test('has no subject on a later visit without a link, even if the first page’s referrer had one', async ({
    page,
  }) => {
    await blockScripts(page);
    await page.goto('/contact?topic=partnership');
    const consultationLink = page.getByRole('link', { name: phrases.consultation }).first();
    await consultationLink.click();
    await expect(page).toHaveURL('/contact');
    await page.unroute('**/assets/**/*.js');
    await page.reload();
    await hydrate(page);
    await expect(subjectNote(page, getOptionLabel(contactTopics, 'partnership'))).toBeVisible();
    await page
      .getByRole('link', { name: getRoute('/team').label })
      .first()
      .click();
    await expect(page).toHaveURL('/team');
    await consultationLink.click();
    await expect(page.getByRole('radio', { name: texts.intents.program.choice })).toBeChecked();
    await expect(subjectNote(page, getOptionLabel(contactTopics, 'partnership'))).toBeHidden();
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
      await expect(subjectNote(page, getOptionLabel(contactTopics, 'matching-process'))).toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

test('a receipt stays until the visitor starts a new form, which has the subject of the newest link', async ({
  page,
}) => {
  await startInquiry(page);
  await sendButton(page).click();
  await expect(sentPanel(page)).toContainText('Reference');
  const reference = await sentPanel(page).locator('dd').first().innerText();
  await page
    .getByRole('link', { name: getRoute('/team').label })
    .first()
    .click();
  await page.getByRole('link', { name: teamTexts.partner.action.label }).click();
  await expect(sentPanel(page)).toContainText(reference);
  await page.reload();
  await hydrate(page);
  await expect(sentPanel(page)).toContainText(reference);
  await expect(sendButton(page)).toBeHidden();
  const startButton = page.getByRole('button', { name: 'Start a new form' });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(startButton).toBeInViewport({ ratio: 1 });
  }
  await startButton.click();
  await expect(sentPanel(page)).toBeHidden();
  await expect(page.getByRole('radio', { name: texts.intents.partnership.choice })).toBeChecked();
  const email = createSenderEmail();
  await fillContactForm(page, email);
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeFocused();
  await expect(sentPanel(page)).not.toContainText(reference);
  expect(await findInquiries(email)).toMatchObject([{ topic: 'partnership' }]);
});
