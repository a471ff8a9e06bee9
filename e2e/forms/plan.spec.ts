import { expect, type Page, test } from '@playwright/test';
import { sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, findInquiries, readMailTexts } from '../support/inquiries.ts';
import { desktop, openPage, startApp } from '../support/site.ts';

const plan = '210110200000000.2099-09';

test.use({ viewport: desktop });

const planner = (page: Page) => page.getByRole('group', { name: 'Your plan' });
const description = (page: Page) => page.getByLabel('Project description');
const note = (page: Page) => page.getByRole('status').filter({ hasText: /^Your plan / });
const action = (page: Page, name: 'Add' | 'Remove') => page.getByRole('button', { name, exact: true });

async function openPlan(page: Page) {
  await page.goto(`/#plan=${plan}`);
  await startApp(page);
  await expect(planner(page)).toBeVisible();
}

async function carryPlan(page: Page) {
  await openPlan(page);
  await page.getByRole('link', { name: 'Send This With an Inquiry' }).click();
  await expect(note(page)).toHaveText('Your plan is attached.');
}

async function markGapAnalysis(page: Page) {
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.getByRole('link', { name: /^(Mark What You Have|Continue Your Plan)$/ }).click();
  await planner(page)
    .getByRole('radiogroup', { name: 'Gap analysis' })
    .getByRole('radio', { name: 'Done' })
    .check();
}

const returnToForm = (page: Page) => page.getByRole('link', { name: 'Send This With an Inquiry' }).click();

test('a plan is in no request until it is sent, and then the owner’s mail has it', async ({ page }) => {
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
  await carryPlan(page);
  await expect(page).toHaveURL('/contact#contact-form');
  const block = await description(page).inputValue();
  for (const line of [
    'Ready for Material Ready: 3 of 7',
    'Done: API synthesis optimization; Pre-IND meeting preparation',
    'IND date promised: September 2099',
    `/#plan=${plan}`,
  ])
    expect(block).toContain(line);
  const email = createSenderEmail();
  await fillContactForm(page, email);
  await description(page).fill(`${block}\n\nWe also need a budget.`);
  expect(requests.join()).not.toContain('210110200000000');
  expect(JSON.stringify(events)).not.toContain('210110200000000');

  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  await expect(sentPanel(page)).toContainText('Ready for Material Ready: 3 of 7');
  expect(await findInquiries(email)).toMatchObject([
    { project_description: `${block}\n\nWe also need a budget.` },
  ]);
  await expect
    .poll(() => readMailTexts(email).join(), { timeout: 30_000 })
    .toContain('Ready for Material Ready: 3 of 7');
  await expect.poll(() => events.at(-1)).toEqual(['event', 'plan_send', { running: '3', done: '2' }]);

  await page.getByRole('button', { name: 'Start a new form' }).click();
  await expect(description(page)).toHaveValue('');
  await page.reload();
  await startApp(page);
  await expect(note(page)).toHaveCount(0);
});

test('the plan in the form follows the marks, and what the visitor typed stays', async ({ page }) => {
  await carryPlan(page);
  const first = await description(page).inputValue();
  await description(page).fill(`Hello,\n${first}\nThanks`);
  await expect(note(page)).toHaveText('Your plan is attached.');
  await markGapAnalysis(page);
  await returnToForm(page);
  await expect(note(page)).toHaveText('Your plan is attached.');
  await expect(description(page)).toHaveValue(
    /^Hello,\nOur plan[^]*Ready for Material Ready: 4 of 7[^]*\nThanks$/,
  );

  const edited = (await description(page).inputValue()).replace('4 of 7', '5 of 7');
  await description(page).fill(edited);
  await expect(note(page)).toHaveText('Your plan is attached as you edited it.');
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.goBack();
  await expect(description(page)).toHaveValue(edited);
});

test('the visitor removes the plan and adds it again, and it stays away after it was removed', async ({
  page,
}) => {
  await carryPlan(page);
  const block = await description(page).inputValue();
  await action(page, 'Remove').click();
  await expect(description(page)).toHaveValue('');
  await expect(note(page)).toHaveText('Your plan isn’t attached.');
  await page.reload();
  await startApp(page);
  await expect(note(page)).toHaveText('Your plan isn’t attached.');
  await description(page).fill('We need help.');
  await action(page, 'Add').click();
  await expect(description(page)).toHaveValue(`We need help.\n\n${block}`);
  await expect(note(page)).toHaveText('Your plan is attached.');

  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(description(page)).toHaveValue('');
  await expect(note(page)).toHaveText('Your plan isn’t attached.');
});

test('a restored draft and a text typed before the app runs keep the plan out', async ({ page }) => {
  await openPage(page, '/contact');
  await description(page).fill('My own text');
  await expect(page.getByText('Draft saved in this browser')).toBeVisible();
  await openPlan(page);
  await page.getByRole('link', { name: 'Send This With an Inquiry' }).click();
  await expect(note(page)).toHaveText('Your plan isn’t attached.');
  await expect(description(page)).toHaveValue('My own text');
  await page.reload();
  await startApp(page);
  await expect(note(page)).toHaveText('Your plan isn’t attached.');
  await expect(description(page)).toHaveValue('My own text');
});

test('an empty plan isn’t attached', async ({ page }) => {
  await page.goto('/#plan');
  await startApp(page);
  await page.getByRole('link', { name: 'Send This With an Inquiry' }).click();
  await expect(page).toHaveURL('/contact#contact-form');
  await expect(description(page)).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});

test('starting over takes the plan out of the form', async ({ page }) => {
  await carryPlan(page);
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.getByRole('link', { name: /^(Mark What You Have|Continue Your Plan)$/ }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start Over' }).click();
  await openPage(page, '/contact');
  await expect(description(page)).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});
