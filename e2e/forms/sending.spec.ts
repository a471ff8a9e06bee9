import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { responseTime } from '#shared/response-time.ts';
import { collectPayloads, functionUrlPattern, sendButton, sentPanel, toast } from '../support/forms.ts';
import { fillContactForm, fillRfpForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { openPage, collectProblems } from '../support/site.ts';

test.describe('an inquiry', () => {
  test('is stored as the visitor wrote it, and a printable receipt replaces the form', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void (document.documentElement.dataset['printed'] = '');
    });
    const problems = collectProblems(page);
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    await openPage(page, '/contact');
    const help = page.getByRole('heading', { name: 'Not sure where to start?' });
    await expect(help).toBeVisible();
    await fillContactForm(page, email);
    await page.getByLabel('Name').fill('  <b>Ada</b> Lovelace ');
    await sendButton(page).click();

    await expect(toast(page)).toContainText('Form submitted successfully!');
    await expect(toast(page).getByText(`reply within ${responseTime}`)).toBeVisible();
    await expect(sentPanel(page)).toBeVisible();
    await expect(sentPanel(page)).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('I agree')).not.toBeChecked();
    await expect(sentPanel(page)).toContainText('What you sent');
    await expect(sentPanel(page)).toContainText('Ada Lovelace');
    await expect(sentPanel(page)).toContainText('24+ months');
    await expect(sentPanel(page)).toContainText('A confirmation email is on its way to you.');
    await expect(sendButton(page), 'the receipt replaces the form').toBeHidden();
    await expect(help, 'help for a form that is gone').toBeHidden();

    await sentPanel(page).getByRole('button', { name: 'Print this receipt' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Reference', 'Ada Lovelace', email, 'Second line', 'What happens next'])
      await expect(sentPanel(page).getByText(text).first()).toBeVisible();
    for (const name of ['Print this receipt', 'Start a new form'])
      await expect(sentPanel(page).getByRole('button', { name })).toBeHidden();
    await expect(sendButton(page)).toBeHidden();
    await expect(page.locator('h1'), 'the heading of the page').toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(sentPanel(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();

    expect(payloads).toHaveLength(1);
    expect(payloads[0]).toMatchObject({
      type: 'contact',
      name: 'Ada Lovelace',
      email,
      company: 'Analytical Engines',
      therapeutic_area: 'oncology',
      development_stage: 'preclinical',
      timeline: '24-months-plus',
      service_type: 'cmc-only',
      project_description: 'IC50 < 5 nM & pH > 7\nSecond line',
    });
    const [inquiry, ...otherInquiries] = await findInquiries(email);
    expect(otherInquiries).toEqual([]);
    expect(inquiry).toMatchObject({
      type: 'contact',
      name: 'Ada Lovelace',
      timeline: '24-months-plus',
      project_description: 'IC50 < 5 nM & pH > 7\nSecond line',
      consent: true,
      mail_jobs: ['acknowledgement', 'notification'],
    });
    await expect
      .poll(async () => (await page.request.get('/_mail')).text(), { timeout: 30_000 })
      .toContain(email);
    expect(problems).toEqual([]);
  });

  test('says whether a confirmation email follows, if the server says so', async ({ page }) => {
    await openPage(page, '/contact');
    for (const [response, expected] of [
      [{ sends_confirmation: false }, 'No confirmation email follows this time.'],
      [{}, 'What you sent'],
    ] as const) {
      await page.route(functionUrlPattern, (route) =>
        route.fulfill({ json: { message: 'Stored', ...response } }),
      );
      await fillContactForm(page, createSenderEmail());
      await sendButton(page).click();
      await expect(sentPanel(page)).toContainText(expected);
      await page.unroute(functionUrlPattern);
      if (!('sends_confirmation' in response))
        await expect(sentPanel(page)).not.toContainText('confirmation email');
      await page.getByRole('button', { name: 'Start a new form' }).click();
    }
  });

  test('with characters that look like markup is shown, stored and mailed as the visitor typed it', async ({
    page,
  }) => {
    const line =
      'Residual solvent <LOD, assay >98% by HPLC; Km<Kd and kcat>10; p<0.05; a<b>c; Jane <jane@x.example>';
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    await page.getByLabel('Company').fill(`Kd<Km of ${email}`);
    await page.getByLabel('Project description').fill(line);
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText(line);
    expect(await findInquiries(email)).toMatchObject([
      { company: `Kd<Km of ${email}`, project_description: line },
    ]);

    const notification = page.getByRole('link', { name: `from Ada Lovelace, Kd<Km of ${email}` });
    await expect(async () => {
      await page.goto('/_mail');
      await expect(notification).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await notification.click();
    await expect(page.locator('pre'), 'the mail as text').toContainText(line);
    await expect(page.frameLocator('iframe').getByRole('cell', { name: line }), 'and as HTML').toBeVisible();
  });
});

test.describe('an RFP', () => {
  test('is stored with its lists and dates, and the form is reset', async ({ page }) => {
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    await openPage(page, '/submit-rfp/form');
    const help = page.getByRole('heading', { name: 'Optional but useful' });
    await expect(help).toBeVisible();
    const actions = sendButton(page).locator('xpath=..');
    await expect(actions).toContainText('DEP uses your data to respond to your RFP');
    await fillRfpForm(page, email);
    await sendButton(page).click();

    await expect(toast(page)).toContainText('RFP submitted successfully');
    await expect(sentPanel(page)).toBeVisible();
    await expect(help, 'help for a form that is gone').toBeHidden();
    await expect(page.getByLabel('Stability Testing')).not.toBeChecked();
    await expect(page.getByLabel('Desired start date')).toHaveValue('');
    expect(payloads[0]).toMatchObject({
      type: 'rfp',
      full_name: 'Ada Lovelace',
      project_name: 'Difference',
      program_type: 'nce',
      modality: ['small-molecule'],
      services_needed: ['stability'],
      desired_start_date: '2099-05-01T00:00:00.000Z',
    });
    expect(await findInquiries(email)).toMatchObject([
      {
        type: 'rfp',
        name: 'Ada Lovelace',
        modality: ['small-molecule'],
        services_needed: ['stability'],
        mail_jobs: ['acknowledgement', 'notification'],
      },
    ]);
  });
});
