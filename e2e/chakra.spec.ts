import { expect, test, type Locator, type Page } from '@playwright/test';
import { dropdowns } from './specification-texts.ts';
import { holdScripts, hydrate } from './support/site.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/** The part of a Chakra component, in the state that its machine is in. */
const part = (root: Page | Locator, scope: string, name: string, state?: 'open' | 'closed') =>
  root.locator(`[data-scope="${scope}"][data-part="${name}"]${state ? `[data-state="${state}"]` : ''}`);

test.describe('the machine of a dropdown knows that it is open', () => {
  test.use({ viewport: desktop });
  const trigger = (page: Page, group: string, state: 'open' | 'closed') =>
    page.locator(
      `[data-menu="${group}"][data-scope="collapsible"][data-part="trigger"][data-state="${state}"]`,
    );

  for (const { group } of dropdowns) {
    const means: Readonly<Record<string, (page: Page) => Promise<void>>> = {
      hover: (page) => page.locator(`[data-menu="${group}"]`).hover(),
      'a click': (page) =>
        page.evaluate((name) => document.querySelector<HTMLElement>(`[data-menu="${name}"]`)?.click(), group),
      Enter: (page) => page.locator(`[data-menu="${group}"]`).press('Enter'),
      'the arrow down': (page) => page.locator(`[data-menu="${group}"]`).press('ArrowDown'),
    };
    for (const [name, act] of Object.entries(means))
      test(`${group}, by ${name}, and closed by Escape`, async ({ page }) => {
        await open(page, '/about');
        await act(page);
        await expect(trigger(page, group, 'open')).toHaveAttribute('aria-expanded', 'true');
        await expect(part(page.locator('header'), 'collapsible', 'root', 'open')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(trigger(page, group, 'closed')).toHaveAttribute('aria-expanded', 'false');
      });

    test(`${group}, opened before the app came`, async ({ page }) => {
      await page.goto('/about');
      await page.locator(`[data-menu="${group}"]`).hover();
      await expect(trigger(page, group, 'open')).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator(`#menu-${group}`)).toBeVisible();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the machine of the main menu knows that it is open', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toHaveAttribute('data-scope', 'collapsible');
    await button.tap();
    await expect(button).toHaveAttribute('data-state', 'open');
    await button.tap();
    await expect(button).toHaveAttribute('data-state', 'closed');
  });
});

test.describe('the accordion', () => {
  const items = (page: Page, state: 'open' | 'closed') =>
    part(page.locator('main'), 'accordion', 'item', state);
  const question = (page: Page, index: number) => page.locator('main summary').nth(index);

  test('knows which answer is open, whatever opened it', async ({ page }) => {
    await open(page, '/molecule-readiness');
    await expect(part(page, 'accordion', 'root')).toHaveCount(1);
    await expect(items(page, 'open')).toHaveCount(0);
    await question(page, 0).click();
    await expect(items(page, 'open')).toContainText((await question(page, 0).textContent()) as string);
    await question(page, 1).press('Enter');
    await expect(items(page, 'open')).toHaveCount(1);
    await expect(items(page, 'open')).toContainText((await question(page, 1).textContent()) as string);
    // As find-in-page opens it.
    await page.evaluate(() => document.querySelectorAll('details')[3]?.setAttribute('open', ''));
    await expect(items(page, 'open')).toHaveCount(1);
    await expect(items(page, 'open')).toContainText((await question(page, 3).textContent()) as string);
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await question(page, 3).press('Space');
    await expect(items(page, 'open')).toHaveCount(0);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('goes from question to question by arrow, Home and End', async ({ page }) => {
    await open(page, '/molecule-readiness');
    await question(page, 0).focus();
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.locator('main summary').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(question(page, 0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('main summary').last()).toBeFocused();
    await question(page, 1).click();
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 2)).toBeFocused();
  });

  test('finds an answer open that was opened before the app came', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/molecule-readiness');
    await question(page, 2).click();
    await expect(items(page, 'open')).toHaveCount(0);
    release();
    await hydrate(page);
    await expect(items(page, 'open')).toContainText((await question(page, 2).textContent()) as string);
    await question(page, 2).click();
    await expect(items(page, 'open')).toHaveCount(0);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('works natively where its code never comes', async ({ page }) => {
    await page.goto('/molecule-readiness');
    const names = (await page.locator('script#boot').getAttribute('data-app'))?.split(' ') ?? [];
    await page.route('**/assets/**/*.js', (route) =>
      names.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.mouse.move(2, 300);
    await page.mouse.move(3, 301);
    await expect(page.locator('main summary').first()).toBeVisible();
    await question(page, 0).click();
    await question(page, 1).click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await page.locator('footer a[href="/team"]').first().click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL('/team');
  });
});

test('a tooltip and a notification are Chakra’s', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/');
  await page.locator('main button[popovertarget]').first().hover();
  await expect(part(page, 'tooltip', 'content', 'open')).toBeVisible();
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Share My Project with DEP' }).click();
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
