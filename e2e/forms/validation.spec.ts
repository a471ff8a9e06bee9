import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  contactFailureMessage,
  createFile,
  functionUrlPattern,
  rfpFailureMessage,
  sendButton,
  errorSummary,
  sentPanel,
  toast,
  collectPayloads,
} from '../support/forms.ts';
import { fillContactForm, fillRfpForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { openPage, getTitle, collectProblems } from '../support/site.ts';

async function expectAccessible(page: Page) {
  await expect(errorSummary(page)).toBeVisible();
  await expect(toast(page)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

test.describe('an RFP', () => {
  test('accepts dates from today on, and no services although they are labeled required', async ({
    page,
  }) => {
    const email = createSenderEmail();
    await page.clock.setFixedTime('2031-03-09T23:30:00-05:00');
    await openPage(page, '/submit-rfp/form');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    const deadline = page.getByLabel('Proposal deadline');
    await expect(deadline).toHaveAttribute('min', today);
    await expect(page.getByRole('group', { name: 'Services needed' })).toContainText('(required)');
    await fillRfpForm(page, email);
    await page.getByLabel('Stability Testing').uncheck();
    await deadline.fill('2031-01-01');
    await sendButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveText(['Please choose today or a later day']);
    await deadline.fill('2099-04-01');
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });
});

test.describe('a form with errors', () => {
  test('lists the contact fields in order, takes focus and links to the fields', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const payloads = collectPayloads(page);
    await openPage(page, '/contact');
    await page.getByLabel('Name').fill('   ');
    await page.getByLabel('Email').fill('not an address');
    await sendButton(page).click();

    await expect(toast(page)).toContainText('Submission failed');
    await expect(toast(page)).toContainText(contactFailureMessage);
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Name is required',
      'Please enter a valid email address',
      'Company name is required',
      'Please choose a therapeutic area',
      'Please choose a development stage',
      'Please choose a timeline',
      'Please choose a service',
      'Project description is required',
      'Please agree to the processing of your data so we can respond',
    ]);
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(page.getByLabel('Email')).toHaveValue('not an address');
    await expectAccessible(page);
    await errorSummary(page).getByRole('link', { name: 'Company name is required' }).click();
    await expect(page.getByLabel('Company')).toBeFocused();
    await expect(page.getByLabel('Company')).toBeInViewport();
    expect(payloads).toEqual([]);
  });

  test('lists the RFP fields in order and logs the reason', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems = collectProblems(page);
    await openPage(page, '/submit-rfp/form');
    await page.getByLabel('Job title').fill('CSO');
    await sendButton(page).click();
    await expect(toast(page)).toContainText(rfpFailureMessage);
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Full name is required',
      'Please enter a valid email address',
      'Company name is required',
      'Project name is required',
      'Please choose a program type',
      'Please choose at least one modality',
    ]);
    await expectAccessible(page);
    await errorSummary(page).getByRole('link', { name: 'Please choose at least one modality' }).click();
    await expect(page.getByLabel('Small Molecule')).toBeFocused();
    expect(problems).toEqual([expect.stringContaining('The RFP was not sent')]);
  });

  test('shows the count near the limit, rejects longer text, and drops the message about a removed file', async ({
    page,
  }) => {
    const payloads = collectPayloads(page);
    await openPage(page, '/contact');
    await fillContactForm(page, createSenderEmail());
    const phone = page.getByLabel('Phone');
    await phone.fill('+49 (0)6221 123456 extension 12');
    await expect(page.getByText('4 characters too many').first()).toBeVisible();
    await expect(phone).toHaveAccessibleDescription('Please use no more than 20 characters');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill('+'.repeat(10_000));
    await expect(page.getByText('9900 characters too many').first()).toBeVisible();
    await expect(phone).toHaveAccessibleDescription('Please use no more than 100 characters');
    await phone.fill('+1 (555) 010-9999 x1234');
    await expect(phone).toHaveAccessibleDescription('');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('characters too many')).toHaveCount(0);

    const description = page.getByLabel('Project description');
    await description.fill('x'.repeat(1700));
    await expect(page.getByText(/characters? left/)).toHaveCount(0);
    await description.fill('x'.repeat(1999));
    await expect(page.getByText('1 character left').first()).toBeVisible();
    await description.fill('x'.repeat(2003));
    await expect(page.getByText('3 characters too many').first()).toBeVisible();
    await sendButton(page).click();
    const tooLong = 'Please use no more than 2000 characters';
    await expect(errorSummary(page).getByRole('link')).toHaveText([tooLong]);
    await expect(description).toHaveValue('x'.repeat(2003));

    await page.getByLabel('Data files').setInputFiles([createFile('run.exe')]);
    await sendButton(page).click();
    const message = errorSummary(page).getByRole('link', { name: 'run.exe' });
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Remove run.exe' }).click();
    await expect(message).toBeHidden();
    await expect(errorSummary(page).getByRole('link')).toHaveText([tooLong]);
    expect(payloads).toEqual([]);
  });

  test('drops each message once its field is valid, shifts nothing, and has "Error:" in the page title until then', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/contact');
    const title = await page.title();
    const [name, email, consent] = ['Name', 'Email', 'I agree'].map((label) => page.getByLabel(label));
    await fillContactForm(page, createSenderEmail());
    await name!.fill('');
    await email!.fill('ada@');
    await consent!.uncheck();
    await sendButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveCount(3);
    await expect(page).toHaveTitle(`Error: ${title}`);

    await errorSummary(page).getByRole('link', { name: 'Name is required' }).click();
    const readTop = async () => (await email!.boundingBox())!.y;
    const topBefore = await readTop();
    await page.keyboard.type('A');
    await expect(errorSummary(page).getByRole('link')).toHaveCount(2);
    await expect(name!).toBeFocused();
    await expect(name!).not.toHaveAttribute('aria-invalid');
    await expect(name!).toHaveAccessibleDescription('');
    // Scroll anchoring works in whole pixels.
    expect(Math.abs((await readTop()) - topBefore)).toBeLessThanOrEqual(1);

    await email!.fill('ada@biotech');
    await expect(email!).toHaveAttribute('aria-invalid', 'true');
    await email!.fill('ada@biotech.example');
    await expect(email!).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveTitle(`Error: ${title}`);
    await consent!.check();
    await expect(errorSummary(page)).toBeHidden();
    await expect(page).toHaveTitle(title);

    await name!.fill('');
    await sendButton(page).click();
    await expect(page).toHaveTitle(`Error: ${title}`);
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await expect(page).toHaveURL('/team');
    await expect(page).toHaveTitle(getTitle('/team'));
  });

  test('shows an error from the server at its field', async ({ page }) => {
    await page.route(functionUrlPattern, (route) =>
      route.fulfill({
        status: 422,
        json: {
          error: {
            code: 'validation_failed',
            message: 'no',
            fields: { company: 'Please name your company' },
          },
        },
      }),
    );
    await openPage(page, '/contact');
    await fillContactForm(page, createSenderEmail());
    await sendButton(page).click();
    await expect(toast(page)).toContainText(contactFailureMessage);
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription('Please name your company');
    await page.getByLabel('Company').fill('Analytical Engines Ltd');
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription('');
  });
});
