import { expect, test, type Page } from '@playwright/test';
import { dropdowns } from '../specification/texts.ts';
import { part } from '../support/chakra.ts';
import { explanationButtons } from '../support/explanations.ts';
import { sendButton } from '../support/forms.ts';
import { hamburger, panel, toggle } from '../support/menus.ts';
import { desktop, open, phone } from '../support/site.ts';

test.describe('the machine of a dropdown knows that it is open', () => {
  test.use({ viewport: desktop });
  const machine = (page: Page, state: 'open' | 'closed') =>
    part(page.locator('header li'), 'collapsible', 'root', state);

  for (const { group } of dropdowns) {
    const means: Readonly<Record<string, (page: Page) => Promise<void>>> = {
      hover: (page) => toggle(page, group).hover(),
      'a click': (page) =>
        page.evaluate((name) => document.querySelector<HTMLElement>(`[data-menu="${name}"]`)?.click(), group),
      Enter: (page) => toggle(page, group).press('Enter'),
    };
    for (const [name, act] of Object.entries(means))
      test(`${group}, by ${name}, and closed by Escape`, async ({ page }) => {
        await open(page, '/about');
        await act(page);
        await expect(machine(page, 'open')).toHaveCount(1);
        await expect(machine(page, 'open').filter({ has: toggle(page, group) })).toHaveAttribute('open');
        await page.keyboard.press('Escape');
        await expect(machine(page, 'open')).toHaveCount(0);
        await expect(page.locator('header details[open]')).toHaveCount(0);
      });

    test(`${group}, opened before the app came`, async ({ page }) => {
      await page.goto('/about');
      await toggle(page, group).hover();
      await expect(machine(page, 'open').filter({ has: toggle(page, group) })).toHaveAttribute('open');
      await expect(panel(page, group)).toBeVisible();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the machine of the main menu knows that it is open', async ({ page }) => {
    await open(page, '/about');
    const button = hamburger(page);
    await expect(button).toHaveAttribute('data-scope', 'collapsible');
    await button.tap();
    await expect(button).toHaveAttribute('data-state', 'open');
    await button.tap();
    await expect(button).toHaveAttribute('data-state', 'closed');
  });
});

test('a tooltip and a notification are Chakra’s', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/');
  await explanationButtons(page).first().hover();
  await expect(part(page, 'tooltip', 'content', 'open')).toBeVisible();
  await open(page, '/contact');
  await sendButton(page).click();
  await expect(part(page, 'toast', 'root', 'open')).toContainText('Submission failed');
});

for (const path of ['/contact', '/submit-rfp/form'])
  test(`the fields of ${path} are Chakra’s, and say what a screen reader needs without its code too`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const describe = (shown: Page) =>
      shown
        .locator('form :is(input, select, textarea)')
        .evaluateAll((controls) =>
          controls.map((control) =>
            ['id', 'name', 'aria-describedby', 'aria-invalid', 'required']
              .map((name) => control.getAttribute(name))
              .join(' '),
          ),
        );
    const bare = await (
      await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false })
    ).newPage();
    await bare.goto(path);
    await open(page, path);
    expect(await describe(page)).toEqual(await describe(bare));
    await bare.context().close();
    const fields = part(page, 'field', 'root');
    expect(await fields.count()).toBeGreaterThan(8);
    for (const field of await fields.all()) {
      await expect(field).not.toHaveRole('group');
      await expect(part(field, 'field', 'label')).toHaveCount(1);
    }
    await expect(page.locator('form [aria-live]')).toHaveCount(0);
  });
