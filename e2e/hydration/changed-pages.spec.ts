import { expect, type Page, test } from '@playwright/test';
import { domChanges } from '../support/dom-changes.ts';
import { createFile, errorSummary, sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, fillRfpForm, findInquiries } from '../support/inquiries.ts';
import { collectProblems, desktop, getTitle, openPage, pauseScripts, startApp } from '../support/site.ts';

test.use({ viewport: desktop });

const forms = [
  { path: '/contact', fill: fillContactForm },
  { path: '/submit-rfp/form', fill: fillRfpForm },
] as const;

const errorScreen = (page: Page) => page.getByText('Unexpected Application Error!');

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Waits until the app has loaded, whatever React does with the page. */
async function waitForApp(page: Page) {
  await startApp(page);
  await expect(page.locator('form[method=post]')).toHaveJSProperty('noValidate', true);
}

async function expectKeptAnswers(page: Page, email: string) {
  await expect(errorScreen(page)).toHaveCount(0);
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'company')).toHaveValue('Analytical Engines');
}

async function correctAndSend(page: Page, email: string) {
  await expectKeptAnswers(page, email);
  await field(page, 'email').fill('wrong');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
  await field(page, 'email').fill(email);
  await expect(errorSummary(page)).toBeHidden();
  await expectKeptAnswers(page, email);
  // Autofill sets values and dispatches events.
  await field(page, 'company').evaluate((input: HTMLInputElement) => {
    input.value = 'Filled Engines';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await sendButton(page).click();
  await expect(sentPanel(page)).toContainText('Reference');
  await expect(sentPanel(page)).toContainText('All files uploaded.');
  expect(await findInquiries(email)).toMatchObject([{ company: 'Filled Engines', stored_slots: [0] }]);
}

/** React reports that it re-creates a part (error 418). The specification requires the other entry. */
const expectedProblem = /React error #418|^console error: The RFP was not sent/;

const findUnexpected = (problems: readonly string[]) =>
  problems.filter((problem) => !expectedProblem.test(problem));

// Each change meets one form before hydration, and the other one after it.
for (const [formIndex, { path, fill }] of forms.entries()) {
  const changes = Object.entries(domChanges);

  for (const [name, change] of changes.filter((_, index) => index % forms.length === formIndex))
    test(`${path} with ${name}, before hydration, keeps what the visitor types, chooses and sends`, async ({
      page,
    }) => {
      const problems = collectProblems(page);
      const email = createSenderEmail();
      const typed = page.locator('form textarea').first();
      const release = await pauseScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await fill(page, email);
      await page.locator('input[type=file]').setInputFiles(createFile('data.pdf'));
      await typed.focus();
      await page.evaluate(change);
      await typed.focus();
      await page.keyboard.type('before ');
      release();
      await page.keyboard.type('while ');
      await waitForApp(page);
      await page.keyboard.type('after');
      await expect(typed).toBeFocused();
      await expect(typed).toHaveValue(/before while after/);
      await correctAndSend(page, email);
      expect(findUnexpected(problems)).toEqual([]);
    });

  const laterChanges = changes.filter((_, index) => index % forms.length !== formIndex);
  test(`${path} with ${laterChanges.map(([name]) => name).join(', ')}, after hydration, keeps what the visitor types, chooses and sends, and links work`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const email = createSenderEmail();
    await openPage(page, path);
    for (const [, change] of laterChanges) await page.evaluate(change);
    await fill(page, email);
    await page.locator('input[type=file]').setInputFiles(createFile('data.pdf'));
    await correctAndSend(page, email);

    await page.getByRole('button', { name: 'Start a new form' }).click();
    await field(page, 'company').fill('Analytical Engines');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(field(page, 'company')).toHaveValue('');
    for (const next of ['/team', path]) {
      await page.locator(`footer a[href="${next}"]`).first().click();
      await expect(page).toHaveTitle(getTitle(next));
      await expect(page).toHaveURL(next);
    }
    await expect(errorScreen(page)).toHaveCount(0);
    expect(findUnexpected(problems)).toEqual([]);
  });
}
