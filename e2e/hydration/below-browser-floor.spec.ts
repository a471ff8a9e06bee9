import { expect, test } from '@playwright/test';
import { noScriptFilesNote } from '#src/inquiry/upload-limits.ts';
import { sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, findInquiries } from '../support/inquiries.ts';
import { startApp } from '../support/site.ts';

test('a browser without the newer features keeps the page as it is without script, and posts its form', async ({
  page,
}) => {
  const errors: string[] = [];
  const scripts: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  // Removes features from a current browser, before the page's own script runs.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    Reflect.deleteProperty(Performance.prototype, 'getEntriesByType');
    for (const name of ['CSS', 'matchMedia', 'IntersectionObserver', 'requestIdleCallback'])
      Reflect.deleteProperty(window, name);
  });
  await page.clock.install();
  await page.goto('/contact');
  const markup = await page.locator('#root').innerHTML();
  await startApp(page);
  // The app would load at most two seconds after the page.
  await page.clock.runFor(2_500);
  expect(await page.locator('#root').innerHTML()).toBe(markup);
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(page.locator('[type=file]')).toBeHidden();
  await expect(page.getByText(noScriptFilesNote)).toBeVisible();

  const email = createSenderEmail();
  await fillContactForm(page, email);
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact?sent=1#sent');
  await expect(sentPanel(page)).toBeVisible();
  expect(await findInquiries(email)).toHaveLength(1);
  expect(errors).toEqual([]);
  expect(scripts).toEqual([]);
});
