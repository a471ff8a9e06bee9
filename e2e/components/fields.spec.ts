import { expect, test } from '@playwright/test';
import { errorSummary, sendButton } from '../support/forms.ts';
import { openPage } from '../support/site.ts';

for (const path of ['/contact', '/submit-rfp/form'])
  test(`a screen reader reads each field of ${path} once: no group around it, no live error`, async ({
    page,
  }) => {
    await openPage(page, path);
    await sendButton(page).click();
    await expect(errorSummary(page)).toBeVisible();
    const fields = page.locator('form [data-scope="field"][data-part="root"]');
    expect(await fields.count()).toBeGreaterThan(8);
    for (const field of await fields.all()) {
      await expect(field).not.toHaveRole('group');
      await expect(field.locator('label')).toHaveCount(1);
    }
    await expect(page.locator('form :is([aria-live="polite"], [aria-live="assertive"])')).toHaveCount(0);
  });
