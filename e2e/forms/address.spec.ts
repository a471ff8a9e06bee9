import { expect, test } from '@playwright/test';
import { sendButton, thanks } from '../support/forms.ts';
import { fillInContact, inquiriesOf, newSender } from '../support/inquiries.ts';
import { hydrate, open } from '../support/site.ts';

test.describe('an address whose domain looks mistyped', () => {
  test('is put right by a click on what was probably meant', async ({ page }) => {
    await open(page, '/contact');
    const email = page.getByLabel('Email');
    await email.pressSequentially('ada@gmial.com');
    const meant = page.getByRole('button', { name: 'ada@gmail.com' });
    await expect(meant).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByText('Did you mean ada@gmail.com?')).toBeVisible();
    await meant.click();
    await expect(email).toHaveValue('ada@gmail.com');
    await expect(email).toBeFocused();
    await expect(page.getByText('Did you mean')).toBeHidden();
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    await page.reload();
    await hydrate(page);
    await expect(email).toHaveValue('ada@gmail.com');
  });

  test('is sent as it is by a visitor who meant it', async ({ page }) => {
    const address = newSender().replace('example.com', 'gmial.com');
    await open(page, '/contact');
    await fillInContact(page, address);
    await expect(page.getByText('Did you mean')).toBeVisible();
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(address)).toHaveLength(1);
  });

  test('is asked about in a restored draft too, once the form is touched', async ({ page }) => {
    await open(page, '/submit-rfp/form');
    await page.getByLabel('Email').fill('ada@hotmial.com');
    await expect(page.getByText('Draft saved in this browser')).toBeVisible();
    await page.reload();
    await hydrate(page);
    await page.getByLabel('Full name').fill('Ada');
    await expect(page.getByText('Did you mean ada@hotmail.com?')).toBeVisible();
  });
});
