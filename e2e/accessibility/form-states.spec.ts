import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { createFile, functionUrlPattern, sendButton, sentPanel, toast } from '../support/forms.ts';
import { fillContactForm } from '../support/inquiries.ts';
import { phrases } from '#src/content/values/phrases.ts';
import { openPage } from '../support/site.ts';

const changedParts = 'form, [data-scope=toast]';

const statusMessage = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/contact');
  await fillContactForm(page, 'ada@example.com');
});

test('a screen reader announces each state of sending, and the keyboard can send again', async ({
  page,
  context,
}) => {
  await page.route(functionUrlPattern, (route) => route.fulfill({ status: 403, json: {} }), { times: 1 });
  await sendButton(page).press('Enter');
  await expect(toast(page)).toContainText('Submission failed');
  const notice = statusMessage(page, /^We couldn’t accept your submission\./);
  await expect(notice).toBeInViewport({ ratio: 1 });
  const [noticeBox, toastBox] = [await notice.boundingBox(), await toast(page).boundingBox()];
  expect(noticeBox!.y + noticeBox!.height, 'the toast is below').toBeLessThanOrEqual(toastBox!.y);
  await expect(sendButton(page)).toBeFocused();
  await expectAccessible(page, changedParts);

  await context.setOffline(true);
  await sendButton(page).press('Enter');
  await expect(statusMessage(page, /^You’re offline\./)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await expectAccessible(page, changedParts);

  let calls = 0;
  await page.route(functionUrlPattern, (route) =>
    ++calls > 1 ? undefined : route.fulfill({ status: 500, json: {} }),
  );
  await page.clock.install();
  await context.setOffline(false);
  await expect(statusMessage(page, /^Still sending…/)).toBeVisible();
  await expectAccessible(page, changedParts);
});

test('a receipt takes focus, and a screen reader announces missing files', async ({ page }) => {
  await page.route(functionUrlPattern, (route) => route.fulfill({ json: { message: 'Stored.' } }));
  await page.locator('#data-files').setInputFiles([createFile('one.pdf')]);
  await sendButton(page).press('Enter');
  await expect(sentPanel(page)).toBeFocused();
  await expect(statusMessage(page, /^We couldn’t upload your file\./)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start a new form' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sentPanel(page).getByRole('link', { name: new RegExp(`^${phrases.bookNow}`) })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Upload again' })).toBeFocused();
  await expectAccessible(page, '#sent');
});
