import { expect, test } from '@playwright/test';
import { expectFocusVisible, focusSizes } from '../support/focus.ts';
import { sendButton, toast } from '../support/forms.ts';
import { openPage, pagePaths } from '../support/site.ts';

for (const path of pagePaths)
  test(`nothing hides the keyboard focus on ${path}`, async ({ page }) => {
    await openPage(page, path);
    for (const size of focusSizes) {
      await page.setViewportSize(size);
      await expectFocusVisible(page);
    }
  });

for (const path of ['/contact', '/submit-rfp/form'])
  test(`nothing hides the keyboard focus on ${path} after a failed check, with the toast`, async ({
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
  });
