import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '#src/inquiry/contact-form.ts';
import { type IntentName, topicByIntent } from '#src/forms/contact-intents.ts';
import { texts } from '#src/content/form-texts/contact.ts';
import { getOptionLabel, serviceOptions } from '#src/inquiry/option-lists.ts';
import { content as submitRfp } from '#pages/submit-rfp/content.ts';
import { content as services } from '#pages/services/content.ts';
import { failSubmissionCode, sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, findInquiries } from '../support/inquiries.ts';
import { hydrate, openPage } from '../support/site.ts';

const rescue = { value: 'rescue', label: getOptionLabel(serviceOptions, 'rescue') };
const intent = (page: Page, name: IntentName) =>
  page.getByRole('radio', { name: texts.intents[name].choice });

/** Sends the form, and returns the inquiry as it is stored. */
async function send(page: Page) {
  const email = createSenderEmail();
  await fillContactForm(page, email);
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  return findInquiries(email);
}

const noProgram = {
  therapeutic_area: undefined,
  development_stage: undefined,
  timeline: undefined,
  service_type: undefined,
};

for (const name of ['case-brief', 'service', 'partnership'] as const)
  test(`a visitor who chooses ${name} isn’t asked about a program, and nothing about one is sent`, async ({
    page,
  }) => {
    const topic = topicByIntent[name];
    const { heading, question, button } = texts.intents[name];
    await openPage(page, `/contact?topic=${topic}`);
    await expect(intent(page, name)).toBeChecked();
    await expect(page.locator('fieldset:has(#timeline)')).toBeHidden();
    await expect(page.getByRole('group', { name: heading })).toBeVisible();
    await expect(page.getByLabel(question)).toHaveAttribute('name', 'project-description');
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
    const [inquiry] = await send(page);
    expect({ ...noProgram, ...inquiry }).toMatchObject({ topic, ...noProgram });
    await expect(sentPanel(page)).not.toContainText(contactForm.timeline.label);
  });

test('another topic ends the messages about the program, and its answers are kept', async ({ page }) => {
  await openPage(page, '/contact');
  await page.locator('#timeline').selectOption('0-6-months');
  await sendButton(page).click();
  const errors = page.getByRole('alert').getByRole('link');
  await expect(errors).toHaveCount(8);
  await intent(page, 'partnership').check();
  await expect(errors).toHaveCount(5);
  await intent(page, 'program').check();
  await expect(page.locator('#timeline')).toHaveValue('0-6-months');
  expect(await send(page)).toMatchObject([{ therapeutic_area: 'oncology', topic: null }]);
});

test('a chosen topic and service stay after a reload', async ({ page }) => {
  await openPage(page, '/contact');
  await expect(intent(page, 'program')).toBeChecked();
  await expect(page.locator('[name=service]')).toBeHidden();
  await page.locator('#timeline').selectOption('0-6-months');
  await intent(page, 'service').check();
  await page.locator('[name=service]').selectOption(rescue.value);
  await page.locator('#company').fill('Analytical Engines');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(intent(page, 'service')).toBeChecked();
  await expect(page.locator('[name=service]')).toHaveValue(rescue.value);
  await expect(page.getByRole('button', { name: texts.intents.service.button })).toBeVisible();
  await expect(page.locator('#timeline')).toBeHidden();
  await intent(page, 'program').check();
  await expect(page.locator('#timeline')).toHaveValue('0-6-months');
  await expect(page.locator('[name=service]')).toBeHidden();
});

test('the link of a draft keeps its topic, the visitor’s choice replaces it, and another link decides anew', async ({
  page,
}) => {
  await openPage(page, '/contact?topic=consultation');
  await page.locator('#company').fill('Analytical Engines');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(intent(page, 'program')).toBeChecked();
  await expect(intent(page, 'program')).toHaveValue('consultation');

  await intent(page, 'partnership').check();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"topic":"partnership"');
  await page.reload();
  await hydrate(page);
  await expect(intent(page, 'partnership')).toBeChecked();

  await openPage(page, '/contact?topic=matching-process');
  await expect(page.locator('#company')).toHaveValue('Analytical Engines');
  await expect(intent(page, 'service')).toBeChecked();
  await page.locator('#phone').fill('1');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"topic":"matching-process"');
  // What only a link named isn’t on the screen without the link.
  await openPage(page, '/contact');
  await expect(intent(page, 'service')).toBeChecked();
  expect(await send(page)).toMatchObject([{ topic: 'service-question' }]);
});

test('the browser doesn’t post a service that was chosen for another topic', async ({ page }) => {
  await failSubmissionCode(page);
  await openPage(page, `/contact?service=${rescue.value}`);
  await expect(page.locator('[name=service]')).toHaveValue(rescue.value);
  await intent(page, 'partnership').check();
  expect(await send(page)).toMatchObject([{ topic: 'partnership', service: null }]);
});

test('a link with an unknown topic or service shows the form as without it', async ({ page }) => {
  await openPage(page, '/contact?topic=constructor&service=unknown');
  await expect(intent(page, 'program')).toBeChecked();
  await expect(page.locator('#timeline')).toBeVisible();
  await openPage(page, '/submit-rfp?service=unknown#unknown');
  await expect(page.getByText(submitRfp.serviceNote.eyebrow).filter({ visible: true })).toHaveCount(0);
});

test('a choice made before hydration stays', async ({ page }) => {
  await page.goto('/contact?topic=case-brief');
  await intent(page, 'partnership').check();
  await hydrate(page);
  await expect(intent(page, 'partnership')).toBeChecked();
  await expect(page.getByRole('button', { name: texts.intents.partnership.button })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the service that the visitor asks about is named, and stored with the inquiry', async ({ page }) => {
    await page.goto('/services');
    await page
      .getByRole('listitem')
      .filter({ hasText: rescue.label })
      .getByRole('link', { name: services.serviceList.inquiry.label })
      .click();
    const note = page.getByRole('region', { name: rescue.label });
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(submitRfp.serviceNote.eyebrow).filter({ visible: true })).toHaveCount(1);
    await note.getByRole('link', { name: submitRfp.serviceNote.question }).click();
    await expect(page.locator('[name=service]')).toBeHidden();
    await intent(page, 'service').check();
    await page.locator('[name=service]').selectOption(rescue.value);
    expect(await send(page)).toMatchObject([{ topic: 'service-question', service: rescue.value }]);
  });
});
