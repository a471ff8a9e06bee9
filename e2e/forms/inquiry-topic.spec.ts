import { expect, type Page, test } from '@playwright/test';
import { content as teamTexts } from '#pages/team/content.ts';
import { content as submitRfp } from '#pages/submit-rfp/content.ts';
import { content as services } from '#pages/services/content.ts';
import { phrases } from '#src/content/values/phrases.ts';
import { claims } from '#src/content/values/claims.ts';
import { texts } from '#src/content/values/form-texts/contact.ts';
import type { IntentName } from '#src/forms/contact-intents.ts';
import { contactForm } from '#src/inquiry/contact-form.ts';
import {
  contactServices,
  contactTopics,
  getOptionLabel,
  type Option,
  serviceOptions,
} from '#src/inquiry/option-lists.ts';
import { errorSummary, failSubmissionCode, sendButton, sentPanel } from '../support/forms.ts';
import { fillContactForm, fillRfpForm, sendForm, createSenderEmail } from '../support/inquiries.ts';
import { blockScripts, desktop, hydrate, openPage, phone } from '../support/site.ts';
import { linkTo } from '../support/menus.ts';

const navigateInApp = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const inquireLink = (page: Page, { value }: Option) =>
  page.locator(`#${value}`).getByRole('link', { name: services.serviceList.inquiry.label });
const serviceNote = (page: Page, service: string) => page.getByRole('region', { name: service });
const subjectNote = (page: Page, subject: string) => page.getByText(`Regarding: ${subject}`);
const intent = (page: Page, name: IntentName) =>
  page.getByRole('radio', { name: texts.intents[name].choice });
const serviceSelect = (page: Page) => page.locator('[name=service]');
const [, , cdmo] = serviceOptions as readonly Option[] as readonly [Option, Option, Option];
const rescue = { value: 'rescue', label: getOptionLabel(serviceOptions, 'rescue') };

const readStorage = (page: Page) => page.evaluate(() => Object.values(localStorage).join());

async function reload(page: Page) {
  await page.reload();
  await hydrate(page);
}

/** Fills in and sends the form. Returns the stored inquiry. */
async function send(page: Page) {
  const email = createSenderEmail();
  await fillContactForm(page, email);
  return sendForm(page, email);
}

test('the service that a visitor asks about is named in both forms and stored, with the landing page and the campaign', async ({
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
  await expect(intent(page, 'service')).toBeChecked();
  await expect(serviceSelect(page)).toHaveValue(cdmo.value);

  await page.goBack();
  await page.getByRole('link', { name: submitRfp.hero.actions[0].label }).last().click();
  await expect(page).toHaveURL(`/submit-rfp/form?service=${cdmo.value}`);
  await expect(subjectNote(page, cdmo.label)).toBeVisible();
  await expect(serviceSelect(page)).toHaveValue(cdmo.value);
  await fillRfpForm(page, email);
  expect(await sendForm(page, email)).toMatchObject([
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

test.describe('the contact form', () => {
  test('doesn’t ask about a program for another topic, and sends nothing about one', async ({ page }) => {
    await openPage(page, '/contact?topic=case-studies');
    await expect(intent(page, 'case-brief')).toBeChecked();
    for (const name of ['partnership', 'service', 'case-brief'] as const) {
      const { heading, question, button } = texts.intents[name];
      await intent(page, name).check();
      await expect(page.locator('fieldset:has(#timeline)')).toBeHidden();
      await expect(page.getByRole('group', { name: heading })).toBeVisible();
      await expect(page.getByLabel(question)).toHaveAttribute('name', 'project-description');
      await expect(page.getByRole('button', { name: button })).toBeEnabled();
    }
    await sendButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveCount(5);
    const [inquiry] = await send(page);
    const noProgram = {
      therapeutic_area: undefined,
      development_stage: undefined,
      timeline: undefined,
      service_type: undefined,
    };
    expect({ ...noProgram, ...inquiry }).toMatchObject({ topic: 'case-studies', ...noProgram });
    await expect(sentPanel(page)).not.toContainText(contactForm.timeline.label);
  });

  test('drops the messages about a program with another topic, and keeps each answer, also after a reload', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await expect(intent(page, 'program')).toBeChecked();
    await expect(serviceSelect(page)).toBeHidden();
    await page.locator('#timeline').selectOption('0-6-months');
    await sendButton(page).click();
    const errors = errorSummary(page).getByRole('link');
    await expect(errors).toHaveCount(8);
    await intent(page, 'service').check();
    await expect(errors).toHaveCount(5);
    await serviceSelect(page).selectOption(rescue.value);
    await page.locator('#company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await reload(page);
    await expect(intent(page, 'service')).toBeChecked();
    await expect(serviceSelect(page)).toHaveValue(rescue.value);
    await expect(page.getByRole('button', { name: texts.intents.service.button })).toBeVisible();
    await expect(page.locator('#timeline')).toBeHidden();
    await intent(page, 'program').check();
    await expect(page.locator('#timeline')).toHaveValue('0-6-months');
    await expect(serviceSelect(page)).toBeHidden();
    expect(await send(page)).toMatchObject([{ therapeutic_area: 'oncology', topic: null }]);
  });

  test('keeps the topic of the draft’s link until the visitor chooses one or follows another link', async ({
    page,
  }) => {
    await openPage(page, '/contact?topic=consultation');
    await page.locator('#company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await reload(page);
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(intent(page, 'program')).toBeChecked();
    await expect(intent(page, 'program')).toHaveValue('consultation');

    await intent(page, 'partnership').check();
    await expect.poll(() => readStorage(page)).toContain('"topic":"partnership"');
    await reload(page);
    await expect(intent(page, 'partnership')).toBeChecked();

    await openPage(page, '/contact?topic=matching-process');
    await expect(page.locator('#company')).toHaveValue('Analytical Engines');
    await expect(intent(page, 'service')).toBeChecked();
    await page.locator('#phone').fill('1');
    await expect.poll(() => readStorage(page)).toContain('"topic":"matching-process"');
    // What only a link named isn’t on the screen without the link.
    await openPage(page, '/contact');
    await expect(intent(page, 'service')).toBeChecked();
    expect(await send(page)).toMatchObject([{ topic: 'service-question' }]);
  });

  test('has the subject and the service of the newest link, but keeps the visitor’s choice after a reload', async ({
    page,
  }) => {
    await openPage(page, '/contact?service=execution&unknown=1');
    await expect(subjectNote(page, getOptionLabel(contactServices, 'execution'))).toBeVisible();
    await expect(serviceSelect(page)).toHaveValue('execution');
    await expect(page.getByText('Draft saved')).toBeHidden();

    await navigateInApp(page, '/contact?service=readiness');
    await expect(serviceSelect(page)).toHaveValue('readiness');
    await serviceSelect(page).selectOption('rescue');
    await page.locator('#company').fill('Analytical Engines');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await reload(page);
    await expect(serviceSelect(page)).toHaveValue('rescue');
    await navigateInApp(page, '/contact?topic=molecule-validation&service=execution');
    await expect(subjectNote(page, getOptionLabel(contactServices, 'execution'))).toBeVisible();
    await expect(serviceSelect(page)).toHaveValue('execution');

    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.locator('#company')).toHaveValue('');
    await expect(serviceSelect(page)).toHaveValue('execution');
    expect(await send(page)).toMatchObject([
      { type: 'contact', topic: 'molecule-validation', service: 'execution' },
    ]);
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(serviceSelect(page)).toHaveValue('execution');
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
    // Browsers cache a failed module per document.
    await reload(page);
    await expect(subjectNote(page, getOptionLabel(contactTopics, 'partnership'))).toBeVisible();
    await linkTo(page, '/team').click();
    await expect(page).toHaveURL('/team');
    await consultationLink.click();
    await expect(intent(page, 'program')).toBeChecked();
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

  test('keeps a choice made before hydration', async ({ page }) => {
    await page.goto('/contact?topic=case-brief');
    await intent(page, 'partnership').check();
    await hydrate(page);
    await expect(intent(page, 'partnership')).toBeChecked();
    await expect(page.getByRole('button', { name: texts.intents.partnership.button })).toBeVisible();
  });

  test('lets the browser post no service that was chosen for another topic', async ({ page }) => {
    await failSubmissionCode(page);
    await openPage(page, `/contact?service=${rescue.value}`);
    await expect(serviceSelect(page)).toHaveValue(rescue.value);
    await intent(page, 'partnership').check();
    expect(await send(page)).toMatchObject([{ topic: 'partnership', service: null }]);
  });
});

test('a receipt stays until the visitor starts a new form, which has the subject of the newest link', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await send(page);
  await expect(sentPanel(page)).toContainText('Reference');
  const reference = await sentPanel(page).locator('dd').first().innerText();
  await linkTo(page, '/team').click();
  await page.getByRole('link', { name: teamTexts.partner.action.label }).click();
  await expect(sentPanel(page)).toContainText(reference);
  await reload(page);
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
  await expect(intent(page, 'partnership')).toBeChecked();
  expect(await send(page)).toMatchObject([{ topic: 'partnership' }]);
  await expect(sentPanel(page)).toBeFocused();
  await expect(sentPanel(page)).not.toContainText(reference);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the service that the visitor asks about is named, and stored with the inquiry', async ({ page }) => {
    await page.goto('/services');
    await inquireLink(page, rescue).click();
    const note = serviceNote(page, rescue.label);
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(submitRfp.serviceNote.eyebrow).filter({ visible: true })).toHaveCount(1);
    await note.getByRole('link', { name: submitRfp.serviceNote.question }).click();
    await expect(serviceSelect(page)).toBeHidden();
    await intent(page, 'service').check();
    await serviceSelect(page).selectOption(rescue.value);
    expect(await send(page)).toMatchObject([{ topic: 'service-question', service: rescue.value }]);
  });
});
