import { expect, test } from '@playwright/test';
import { sendButton, thanks } from '../support/forms.ts';
import { fillInContact, fillInRfp, newSender } from '../support/inquiries.ts';
import { open } from '../support/site.ts';

test('a printed receipt has what was sent, its reference and what happens next, without the page around it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '');
  });
  const email = newSender();
  await open(page, '/contact');
  await fillInContact(page, email);
  await sendButton(page).click();
  const receipt = thanks(page);
  await receipt.getByRole('button', { name: 'Print this receipt' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  for (const words of ['Reference', 'Ada Lovelace', email, 'Second line', 'What happens next'])
    await expect(receipt.getByText(words).first()).toBeVisible();
  for (const name of ['Print this receipt', 'Send another inquiry'])
    await expect(receipt.getByRole('button', { name })).toBeHidden();
  await expect(sendButton(page)).toBeHidden();
  await expect(page.locator('h1'), 'the page’s own promise').toBeHidden();
});

for (const [path, note, fillIn] of [
  ['/contact', 'Not sure where to start?', fillInContact],
  ['/submit-rfp/form', 'No document yet?', fillInRfp],
] as const)
  test(`beside the receipt of ${path} nothing helps to fill in the form any more`, async ({ page }) => {
    await open(page, path);
    const help = page.getByRole('heading', { name: note });
    await expect(help).toBeVisible();
    await fillIn(page, newSender());
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(help).toBeHidden();
  });
