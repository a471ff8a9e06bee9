import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  collectPayloads,
  contactFailureMessage,
  errorSummary,
  functionUrlPattern,
  sendButton,
  toast,
} from '../support/forms.ts';
import { startInquiry } from '../support/inquiries.ts';
import { collectProblems, getTitle, openPage } from '../support/site.ts';
import { linkTo } from '../support/menus.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('a form with errors', () => {
  test('lists the fields of an RFP in order, links to its boxes, passes axe and sends nothing', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const payloads = collectPayloads(page);
    await openPage(page, '/submit-rfp/form');
    await page.locator('#company').fill('   ');
    await page.locator('#email').fill('not an address');
    await sendButton(page).click();
    await expect(toast(page)).toContainText('There was an error sending your RFP.');
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Full name is required',
      'Please enter a valid email address',
      'Company name is required',
      'Project name is required',
      'Please choose a program type',
      'Please choose at least one modality',
    ]);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    await errorSummary(page).getByRole('link').last().click();
    const modality = page.locator('[name=modality][value=small-molecule]');
    await expect(modality).toBeFocused();
    await expect(modality).toBeInViewport();
    expect(payloads).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('The RFP was not sent')]);
  });

  test('counts characters near the limit, and rejects longer text without cutting it off', async ({
    page,
  }) => {
    const payloads = collectPayloads(page);
    await startInquiry(page);
    const phone = page.locator('#phone');
    await phone.fill('+49 (0)6221 123456 extension 12');
    await expect(page.getByText('4 characters too many').first()).toBeVisible();
    await expect(phone).toHaveAccessibleDescription('Please use no more than 20 characters');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill('+1 (555) 010-9999 x1234');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('characters too many')).toHaveCount(0);

    const description = page.locator('#project-description');
    await description.fill('x'.repeat(1700));
    await expect(page.getByText(/characters? left/)).toHaveCount(0);
    await description.fill('x'.repeat(1999));
    await expect(page.getByText('1 character left').first()).toBeVisible();
    await description.fill('x'.repeat(2003));
    await expect(page.getByText('3 characters too many').first()).toBeVisible();
    await sendButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Please use no more than 2000 characters',
    ]);
    await expect(description).toHaveValue('x'.repeat(2003));
    expect(payloads).toEqual([]);
  });

  test('drops each message once its field is valid, shifts nothing, and has "Error:" in the page title until then', async ({
    page,
  }) => {
    await startInquiry(page);
    const title = await page.title();
    const name = page.locator('#name');
    const email = page.locator('#email');
    const consent = page.locator('#consent');
    await name.fill('');
    await email.fill('ada@');
    await consent.uncheck();
    await sendButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveCount(3);
    await expect(page).toHaveTitle(`Error: ${title}`);

    await errorSummary(page).getByRole('link', { name: 'Name is required' }).click();
    const readTop = async () => (await email.boundingBox())!.y;
    const topBefore = await readTop();
    const measureShift = async () => Math.abs((await readTop()) - topBefore);
    await page.keyboard.type('A');
    await expect(errorSummary(page).getByRole('link')).toHaveCount(2);
    await expect(name).toBeFocused();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(name).toHaveAccessibleDescription('');
    // Scroll anchoring comes with the next frame, and works in whole pixels.
    await expect.poll(measureShift).toBeLessThanOrEqual(1);

    await email.fill('ada@biotech');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('ada@biotech.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await consent.check();
    await expect(errorSummary(page)).toBeHidden();
    await expect(page).toHaveTitle(title);

    await name.fill('');
    await sendButton(page).click();
    await expect(page).toHaveTitle(`Error: ${title}`);
    await linkTo(page, '/team').click();
    await expect(page).toHaveTitle(getTitle('/team'));
  });

  test('shows an error from the server at its field', async ({ page }) => {
    const fields = { company: 'Please name your company' };
    await page.route(functionUrlPattern, (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'validation_failed', message: 'no', fields } } }),
    );
    await startInquiry(page);
    await sendButton(page).click();
    await expect(toast(page)).toContainText(contactFailureMessage);
    await expect(page.locator('#company')).toHaveAccessibleDescription(fields.company);
    await page.locator('#company').fill('Analytical Engines Ltd');
    await expect(page.locator('#company')).toHaveAccessibleDescription('');
  });
});
