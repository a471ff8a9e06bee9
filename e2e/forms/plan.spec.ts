import { expect, type Page, test } from '@playwright/test';
import { plannerTexts } from '#src/content/values/planner-texts.ts';
import { sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, findInquiries } from '../support/inquiries.ts';
import { desktop, openPage, startApp } from '../support/site.ts';

test.use({ viewport: desktop });

const planField = (page: Page) => page.locator('textarea#plan');

test('a plan is in no request and no event until it is sent, and then it is stored and on the receipt', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.headers()['referer']} ${request.postData()}`),
  );
  const events: unknown[] = [];
  await page.exposeBinding('keepEvent', (_source, event: unknown) => void events.push(event));
  await page.addInitScript(() => {
    window.gtag = (...command: readonly unknown[]) =>
      (window as unknown as { keepEvent: (event: unknown) => void }).keepEvent(command);
  });
  await openPage(page, '/#plan=synthesis-gapAnalysis');
  await page.getByRole('link', { name: plannerTexts.result.send }).first().click();
  await expect(page).toHaveURL('/contact#plan=synthesis-gapAnalysis');
  await expect(page.locator('h1')).toBeFocused();
  await expect(planField(page)).toBeVisible();
  const plan = await planField(page).inputValue();
  expect(plan).toContain('Next: Material Ready, 2 of 7');
  expect(plan).toContain('/#plan=synthesis-gapAnalysis');
  const email = createSenderEmail();
  await fillContactForm(page, email);
  const readStorage = () => page.evaluate(() => JSON.stringify(Object.values(window.localStorage)));
  await expect.poll(readStorage).toContain(email);
  expect(await readStorage(), 'the draft has no plan').not.toContain('gapAnalysis');
  expect(requests.join()).not.toContain('gapAnalysis');
  await sendButton(page).click();
  await expect(sentPanel(page)).toContainText('Next: Material Ready, 2 of 7');
  expect(await findInquiries(email)).toMatchObject([{ plan }]);
  expect(JSON.stringify(events)).not.toContain('gapAnalysis');
  expect(new URL(page.url()).hash, 'the next form doesn’t attach the plan').toBe('');
  await page.getByRole('button', { name: 'Start a new form' }).click();
  await expect(planField(page)).toHaveCount(0);
});

test('a new tab has the plan too, and "Don’t Send the Plan" leaves what the visitor typed', async ({
  page,
}) => {
  await openPage(page, '/contact#plan=glpTox');
  await expect(planField(page)).toHaveValue(new RegExp(`Done or running: ${plannerTexts.items.glpTox}`));
  const description = page.locator('#project-description');
  await description.fill('We need help.');
  await page.getByRole('button', { name: 'Don’t Send the Plan' }).click();
  await expect(planField(page)).toHaveCount(0);
  await expect(description).toBeFocused();
  await page.reload();
  await startApp(page);
  await expect(description).toHaveValue('We need help.');
  await expect(planField(page)).toHaveCount(0);
});
