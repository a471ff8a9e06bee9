import { expect, type Page, test } from '@playwright/test';
import { serviceOptions } from '#shared/option-lists.ts';
import { sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, findInquiries } from '../support/inquiries.ts';
import { hydrate, openPage } from '../support/site.ts';

const [, , , rescue] = serviceOptions;
const intent = (page: Page, name: string) => page.getByRole('radio', { name });
const presetNote = (page: Page) => page.getByText('We don’t need program details for this request');

async function fillRequest(page: Page): Promise<string> {
  const email = createSenderEmail();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByLabel('Project description').fill('Please tell me more.');
  await page.getByLabel('I agree').check();
  return email;
}

test('a visitor who asks for a case brief doesn’t describe a program', async ({ page }) => {
  await openPage(page, '/contact?topic=case-brief');
  await expect(intent(page, 'Get a case brief')).toBeChecked();
  await expect(presetNote(page)).toContainText('Timeline: Flexible / Not Yet Determined');
  await expect(page.getByLabel('Timeline')).toBeHidden();
  const email = await fillRequest(page);
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(await findInquiries(email)).toMatchObject([
    {
      topic: 'case-brief',
      timeline: 'flexible',
      preset_answers: ['therapeutic_area', 'development_stage', 'timeline', 'service_type'],
    },
  ]);
});

test('a visitor can change a preset answer, which then counts as chosen', async ({ page }) => {
  await openPage(page, `/contact?service=${rescue.value}`);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Therapeutic area')).toBeFocused();
  await page.getByLabel('Timeline').selectOption('0-6-months');
  await page.getByLabel('Timeline').selectOption('flexible');
  const email = await fillRequest(page);
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(await findInquiries(email)).toMatchObject([
    {
      service: rescue.value,
      timeline: 'flexible',
      preset_answers: ['therapeutic_area', 'development_stage', 'service_type'],
    },
  ]);
});

test('a chosen intent stays after a reload, and another one asks about the program again', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await expect(intent(page, 'Discuss a program')).toBeChecked();
  await intent(page, 'Ask about a service').check();
  await page.getByLabel('Which service?').selectOption(rescue.value);
  await page.getByLabel('Company').fill('Analytical Engines');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(intent(page, 'Ask about a service')).toBeChecked();
  await expect(page.getByLabel('Which service?')).toHaveValue(rescue.value);
  await expect(presetNote(page)).toBeVisible();

  await intent(page, 'Discuss a program').check();
  await expect(presetNote(page)).toBeHidden();
  await expect(page.getByLabel('Timeline')).toHaveValue('');
  await expect(page.getByLabel('Which service?')).toBeHidden();
});

test('the link of a draft keeps its topic, and the visitor’s choice replaces it', async ({ page }) => {
  await openPage(page, '/contact?topic=consultation');
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByLabel('Timeline').selectOption('0-6-months');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(intent(page, 'Discuss a program')).toBeChecked();
  await expect(intent(page, 'Discuss a program')).toHaveValue('consultation');
  await expect(page.getByLabel('Timeline')).toBeVisible();

  await intent(page, 'Join as an advisor').check();
  await expect(presetNote(page)).toContainText('Timeline: 0–6 months');
  await page.getByLabel('Phone').fill('1');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"intent":"partnership"');
  await page.reload();
  await hydrate(page);
  await expect(intent(page, 'Join as an advisor')).toBeChecked();

  await openPage(page, '/contact?topic=case-brief');
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(intent(page, 'Get a case brief')).toBeChecked();
  await expect(presetNote(page)).toContainText('Timeline: 0–6 months');
});

test('a link with an unknown topic or service shows the form as without it', async ({ page }) => {
  await openPage(page, '/contact?topic=constructor&service=unknown');
  await expect(intent(page, 'Discuss a program')).toBeChecked();
  await expect(presetNote(page)).toBeHidden();
  await openPage(page, '/submit-rfp?service=unknown#unknown');
  await expect(page.getByText('You asked about').filter({ visible: true })).toHaveCount(0);
});

test('a choice made before hydration stays', async ({ page }) => {
  await page.goto('/contact?topic=case-brief');
  await intent(page, 'Join as an advisor').check();
  await hydrate(page);
  await expect(intent(page, 'Join as an advisor')).toBeChecked();
  await expect(presetNote(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the service that the visitor asks about is named, and stored with the inquiry', async ({ page }) => {
    await page.goto('/services');
    await page
      .getByRole('listitem')
      .filter({ hasText: rescue.label })
      .getByRole('link', { name: 'Inquire About This Service' })
      .click();
    const note = page.getByRole('region', { name: rescue.label });
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('You asked about').filter({ visible: true })).toHaveCount(1);
    await note.getByRole('link', { name: 'Ask About This Service' }).click();
    await expect(page.getByLabel('Which service?')).toBeHidden();
    await intent(page, 'Ask about a service').check();
    await page.getByLabel('Which service?').selectOption(rescue.value);
    const email = await fillRequest(page);
    await page.getByLabel('Therapeutic area').selectOption('oncology');
    await page.getByLabel('Development stage').selectOption('preclinical');
    await page.getByLabel('Timeline').selectOption('flexible');
    await page.getByLabel('Services of interest').selectOption('other');
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([{ topic: 'service-question', service: rescue.value }]);
  });
});
