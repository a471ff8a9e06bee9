import { expect, type Page, test } from '@playwright/test';
import { serviceOptions } from '#shared/option-lists.ts';
import { content as services } from '#pages/services/content.ts';
import { failSubmissionCode, sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, findInquiries } from '../support/inquiries.ts';
import { hydrate, openPage } from '../support/site.ts';

const [, , , rescue] = serviceOptions;
const intent = (page: Page, name: string) => page.getByRole('radio', { name });

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

for (const [topic, name, group, question, button] of [
  ['case-brief', 'Get a case brief', 'Your request', 'Which case', 'Request the Case Brief'],
  [
    'service-question',
    'Ask about a service',
    'Your question',
    'What you’d like to know',
    'Send My Question to DEP',
  ],
  ['partnership', 'Join as an advisor', 'Your expertise', 'Your field', 'Offer My Expertise to DEP'],
] as const)
  test(`a visitor who chooses "${name}" isn’t asked about a program, and nothing about one is sent`, async ({
    page,
  }) => {
    await openPage(page, `/contact?topic=${topic}`);
    await expect(intent(page, name)).toBeChecked();
    await expect(page.getByRole('group', { name: 'Your program' })).toBeHidden();
    await expect(page.getByRole('group', { name: group })).toBeVisible();
    await expect(page.getByLabel(question)).toHaveAttribute('name', 'project-description');
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
    const [inquiry] = await send(page);
    expect({ ...noProgram, ...inquiry }).toMatchObject({ topic, ...noProgram });
    await expect(sentPanel(page)).not.toContainText('Timeline');
  });

test('another topic ends the messages about the program, and its answers are kept', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByLabel('Timeline').selectOption('0-6-months');
  await sendButton(page).click();
  const errors = page.getByRole('alert').getByRole('link');
  await expect(errors).toHaveCount(8);
  await intent(page, 'Join as an advisor').check();
  await expect(errors).toHaveCount(5);
  await intent(page, 'Discuss a program').check();
  await expect(page.getByLabel('Timeline')).toHaveValue('0-6-months');
  expect(await send(page)).toMatchObject([{ therapeutic_area: 'oncology', topic: null }]);
});

test('a chosen topic and service stay after a reload', async ({ page }) => {
  await openPage(page, '/contact');
  await expect(intent(page, 'Discuss a program')).toBeChecked();
  await expect(page.getByLabel('Which service?')).toBeHidden();
  await page.getByLabel('Timeline').selectOption('0-6-months');
  await intent(page, 'Ask about a service').check();
  await page.getByLabel('Which service?').selectOption(rescue.value);
  await page.getByLabel('Company').fill('Analytical Engines');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(intent(page, 'Ask about a service')).toBeChecked();
  await expect(page.getByLabel('Which service?')).toHaveValue(rescue.value);
  await expect(page.getByRole('button', { name: 'Send My Question to DEP' })).toBeVisible();
  await expect(page.getByLabel('Timeline')).toBeHidden();
  await intent(page, 'Discuss a program').check();
  await expect(page.getByLabel('Timeline')).toHaveValue('0-6-months');
  await expect(page.getByLabel('Which service?')).toBeHidden();
});

test('the link of a draft keeps its topic, the visitor’s choice replaces it, and another link decides anew', async ({
  page,
}) => {
  await openPage(page, '/contact?topic=consultation');
  await page.getByLabel('Company').fill('Analytical Engines');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(intent(page, 'Discuss a program')).toBeChecked();
  await expect(intent(page, 'Discuss a program')).toHaveValue('consultation');

  await intent(page, 'Join as an advisor').check();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"topic":"partnership"');
  await page.reload();
  await hydrate(page);
  await expect(intent(page, 'Join as an advisor')).toBeChecked();

  await openPage(page, '/contact?topic=matching-process');
  await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
  await expect(intent(page, 'Ask about a service')).toBeChecked();
  await page.getByLabel('Phone').fill('1');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"topic":"matching-process"');
  // What only a link named isn’t on the screen without the link.
  await openPage(page, '/contact');
  await expect(intent(page, 'Ask about a service')).toBeChecked();
  expect(await send(page)).toMatchObject([{ topic: 'service-question' }]);
});

test('the browser doesn’t post a service that was chosen for another topic', async ({ page }) => {
  await failSubmissionCode(page);
  await openPage(page, `/contact?service=${rescue.value}`);
  await expect(page.getByLabel('Which service?')).toHaveValue(rescue.value);
  await intent(page, 'Join as an advisor').check();
  expect(await send(page)).toMatchObject([{ topic: 'partnership', service: null }]);
});

test('a link with an unknown topic or service shows the form as without it', async ({ page }) => {
  await openPage(page, '/contact?topic=constructor&service=unknown');
  await expect(intent(page, 'Discuss a program')).toBeChecked();
  await expect(page.getByLabel('Timeline')).toBeVisible();
  await openPage(page, '/submit-rfp?service=unknown#unknown');
  await expect(page.getByText('You asked about').filter({ visible: true })).toHaveCount(0);
});

test('a choice made before hydration stays', async ({ page }) => {
  await page.goto('/contact?topic=case-brief');
  await intent(page, 'Join as an advisor').check();
  await hydrate(page);
  await expect(intent(page, 'Join as an advisor')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Offer My Expertise to DEP' })).toBeVisible();
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
    await expect(page.getByText('You asked about').filter({ visible: true })).toHaveCount(1);
    await note.getByRole('link', { name: 'Ask About This Service' }).click();
    await expect(page.getByLabel('Which service?')).toBeHidden();
    await intent(page, 'Ask about a service').check();
    await page.getByLabel('Which service?').selectOption(rescue.value);
    expect(await send(page)).toMatchObject([{ topic: 'service-question', service: rescue.value }]);
  });
});
