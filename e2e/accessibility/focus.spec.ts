import { expect, test } from '@playwright/test';
import { expectFocusVisible, focusSizes } from '../support/focus.ts';
import { sendButton, toast } from '../support/forms.ts';
import { openPage, pagePaths } from '../support/site.ts';

/** On wide screens, they have sticky parts besides the header. Tests of the forms and of the plan cover the others. */
const stickyPages = ['/investor-readiness'];

for (const path of pagePaths)
  test(`nothing hides the keyboard focus on ${path}`, async ({ page }) => {
    await openPage(page, path);
    for (const size of stickyPages.includes(path) ? focusSizes : focusSizes.slice(0, 1)) {
      await page.setViewportSize(size);
      await expectFocusVisible(page);
    }
  });

for (const path of ['/contact', '/submit-rfp/form'])
  test(`after a failed check of ${path}, nothing hides the keyboard focus, and a screen reader reads each field once`, async ({
    page,
  }) => {
    for (const size of focusSizes) {
      await page.setViewportSize(size);
      await openPage(page, path);
      await sendButton(page).click();
      // The toast stays under the mouse.
      await toast(page).hover();
      await expectFocusVisible(page);
      await expect(toast(page)).toBeVisible();
    }
    const fields = page.locator('form [data-scope="field"][data-part="root"]');
    expect(await fields.count()).toBeGreaterThan(8);
    for (const field of await fields.all()) {
      await expect(field, 'no group is around a field').not.toHaveRole('group');
      await expect(field.locator('label')).toHaveCount(1);
    }
    const liveErrors = page.locator('form :is([aria-live="polite"], [aria-live="assertive"])');
    await expect(liveErrors).toHaveCount(0);
  });
