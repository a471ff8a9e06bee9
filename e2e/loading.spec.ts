import { expect, test } from '@playwright/test';
import { open } from './support/site.ts';

test('nothing of what checks and sends is loaded before the form is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByLabel('Name').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
