import { expect, test } from '@playwright/test';
import { contactForm } from '#src/inquiry/contact-form.ts';
import { getOptionLabel } from '#src/inquiry/option-lists.ts';
import { responseTime } from '#src/inquiry/response-time.ts';
import { content as contact } from '#pages/contact/content.ts';
import { collectPayloads, functionUrlPattern, sendButton, sentPanel, toast } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, findInquiries, startInquiry } from '../support/inquiries.ts';
import { collectProblems, openPage, pauseRequests } from '../support/site.ts';

test.describe('an inquiry', () => {
  test('is stored and mailed as the visitor wrote it, and a printable receipt replaces the form', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => void (document.documentElement.dataset['printed'] = '');
    });
    const problems = collectProblems(page);
    const description =
      'Residual solvent <LOD, assay >98% by HPLC; Km<Kd and kcat>10; a<b>c; Jane <jane@x.example>\nSecond line';
    const email = await startInquiry(page);
    const help = page.getByRole('heading', { name: contact.start.title });
    await expect(help).toBeVisible();
    await page.locator('#name').fill('  <b>Ada</b> Lovelace ');
    await page.locator('#project-description').fill(description);
    await sendButton(page).click();

    await expect(toast(page)).toContainText('Form submitted successfully!');
    await expect(toast(page)).toContainText(`reply within ${responseTime}`);
    await expect(sentPanel(page)).toBeFocused();
    for (const text of [
      'Ada Lovelace',
      getOptionLabel(contactForm.timeline.options, '24-months-plus'),
      description,
      'A confirmation email is on its way to you.',
    ])
      await expect(sentPanel(page)).toContainText(text);
    await expect(sendButton(page), 'the receipt replaces the form').toBeHidden();
    await expect(help, 'help for a form that is gone').toBeHidden();

    await sentPanel(page).getByRole('button', { name: 'Print this receipt' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Reference', 'Ada Lovelace', email, 'Second line', 'What happens next'])
      await expect(sentPanel(page).getByText(text).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('h1'), 'the heading of the page').toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Start a new form' }).click();
    await expect(sentPanel(page)).toBeHidden();
    await expect(page.locator('[data-intent=program]')).toBeFocused();
    await expect(page.locator('#name')).toHaveValue('');
    await expect(page.locator('#consent')).not.toBeChecked();
    await expect(sendButton(page)).toBeEnabled();

    expect(await findInquiries(email)).toMatchObject([
      {
        name: 'Ada Lovelace',
        project_description: description,
        mail_jobs: ['confirmation', 'notification'],
      },
    ]);
    await expect
      .poll(async () => (await page.request.get('/_mail')).text(), { timeout: 30_000 })
      .toContain(email);
    expect(problems).toEqual([]);
  });

  test('has a receipt that says whether a confirmation email follows, if the server says so', async ({
    page,
  }) => {
    const confirmation = sentPanel(page).getByText(/confirmation email/i);
    await openPage(page, '/contact');
    for (const [response, expected] of [
      [{ sends_confirmation: false }, [/^No confirmation email follows this time\./]],
      [{}, []],
    ] as const) {
      await page.route(functionUrlPattern, (route) =>
        route.fulfill({ json: { message: 'Stored', ...response } }),
      );
      await fillContactForm(page, createSenderEmail());
      await sendButton(page).click();
      await expect(sentPanel(page)).toContainText('What you sent');
      await expect(confirmation).toHaveText([...expected]);
      await page.unroute(functionUrlPattern);
      await page.getByRole('button', { name: 'Start a new form' }).click();
    }
  });

  test('is sent once by several clicks, and "Submitting..." shifts nothing and isn’t faded', async ({
    page,
  }) => {
    const payloads = collectPayloads(page);
    const email = await startInquiry(page);
    const release = await pauseRequests(page, functionUrlPattern);
    const button = page.locator('form [type=submit]');
    const measureSize = async () => {
      const { width, height } = (await button.boundingBox())!;
      return [width, height];
    };
    const sizeAtRest = await measureSize();
    await page.locator('#company').press('Enter');
    await page.locator('#company').press('Enter');
    await expect(button).toBeDisabled();
    await expect(button).toHaveText('Submitting...');
    expect(await measureSize()).toEqual(sizeAtRest);
    await expect(button, 'opacity would lower the contrast').toHaveCSS('opacity', '1');
    await button.dblclick({ force: true });
    release();
    await expect(sentPanel(page)).toBeVisible();
    expect(payloads).toHaveLength(1);
    expect(await findInquiries(email)).toHaveLength(1);
  });
});
