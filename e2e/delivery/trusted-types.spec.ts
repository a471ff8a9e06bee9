import { expect, test } from '@playwright/test';
import { fillContactForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { hydrate, openPage, collectViolations } from '../support/site.ts';

test('a visitor can send text with markup without a policy violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await openPage(page, '/contact');
  const email = createSenderEmail();
  await fillContactForm(page, email);
  await page.getByLabel('Additional').fill('<b>bold</b> & <img src=x onerror=alert(1)>');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('#sent')).toBeVisible();
  expect(await findInquiries(email)).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('the browser rejects markup, scripts and script URLs that are set from strings', async ({ page }) => {
  await page.goto('/about');
  const attemptInjections = () =>
    page.evaluate(() => {
      const attempts = [
        () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        () => (document.createElement('script').text = 'alert(1)'),
        () => (document.createElement('script').src = '/assets/other.js'),
        () => document.createElement('iframe').setAttribute('srcdoc', '<p>'),
        () => document.write('<p>'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
  const allRejected = Array.from({ length: 5 }, () => 'TypeError');
  expect(await attemptInjections(), 'before hydration').toEqual(allRejected);
  await hydrate(page);
  expect(await attemptInjections(), 'with the policy of the app').toEqual(allRejected);
});
