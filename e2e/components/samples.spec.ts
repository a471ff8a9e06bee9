import { expect, test, type Page } from '@playwright/test';
import { samplesPath } from '#src/site/paths.ts';
import { samples } from '#src/content/values/samples/molecule-readiness.ts';
import { samples as strategySamples } from '#src/content/values/samples/start-with-strategy.ts';
import { content as sampleDocuments } from '#pages/sample-documents/content.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { domChanges } from '../support/dom-changes.ts';
import {
  collectProblems,
  desktop,
  hydrate,
  openPage,
  pauseScripts,
  phone,
  waitForHydration,
} from '../support/site.ts';

const path = '/molecule-readiness';
const [register, actions] = samples;

const openLink = (page: Page, title: string) => page.getByRole('link', { name: `Open the page “${title}”` });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const sheet = (page: Page) => page.locator(`article#${register.id}`);
const details = (page: Page) => page.locator('details', { has: sheet(page) });
const summary = (page: Page, title: string) => page.locator('summary', { hasText: title });

test.describe('a sample', () => {
  test.use({ viewport: desktop });

  test('opens in a dialog at 16 px and returns to its place, with the focus on its link', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await openPage(page, path);
    const measureHeight = () => sheet(page).evaluate((element) => element.clientHeight);
    const height = await measureHeight();
    await openLink(page, register.title).click();
    await expect(dialog(page, register.title)).toBeVisible();
    await expect(dialog(page).getByRole('article')).toHaveCount(1);
    await expect(sheet(page), 'the document has the sheet once').toHaveCount(1);
    await expect(sheet(page)).toHaveCSS('font-size', '16px');

    await dialog(page).getByRole('button', { name: 'Next page' }).click();
    await expect(dialog(page, actions.title)).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('2 of 2');
    await dialog(page).getByRole('button', { name: 'Next page' }).click();
    await expect(dialog(page, register.title), 'the first page follows the last').toBeVisible();

    for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
      await page.keyboard.press(`${modifier}+ArrowRight`);
      await expect(dialog(page).getByRole('status'), modifier).toHaveText('1 of 2');
    }
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('status')).toHaveText('2 of 2');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page).getByRole('status')).toHaveText('1 of 2');

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(openLink(page, register.title)).toBeFocused();
    await expect.poll(measureHeight).toBe(height);
    expect(problems).toEqual([]);
  });

  test('prints alone, closes with its button and with a click beside it, and leads to the page of all samples', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await openPage(page, path);
    await sheet(page).click({ force: true });
    const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
    await dialog(page).getByRole('button', { name: 'Print' }).click();
    expect(await printed).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await openLink(page, actions.title).click();
    await expect(dialog(page, actions.title)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toHaveCount(0);
    await openLink(page, register.title).click();
    await dialog(page).getByRole('link', { name: 'See all sample documents' }).click();
    await expect(page.locator('h1')).toHaveText(sampleDocuments.hero.title);
    await expect(dialog(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('opens and returns on a translated page', async ({ page }) => {
    const problems = collectProblems(page);
    await openPage(page, path);
    await page.evaluate(domChanges['a translation'] as () => void);
    await openLink(page, register.title).click();
    await dialog(page).getByRole('button', { name: 'Next page' }).click();
    await expect(dialog(page).getByRole('status')).toHaveText('2 of 2');
    await page.keyboard.press('Escape');
    await expect(page.locator('main').getByRole('article')).toHaveCount(samples.length);
    expect(problems).toEqual([]);
  });

  test('opens on the page of all samples if the dialog’s code fails to load, and closes and opens in place there', async ({
    page,
  }) => {
    await page.route(/SampleDialog/, (route) => route.abort());
    await openPage(page, path);
    await openLink(page, register.title).click();
    await expect(page).toHaveURL(`/sample-documents#${register.id}`);
    await expect(details(page)).toHaveAttribute('open');
    await expect(sheet(page)).toBeInViewport();
    await hydrate(page);
    await summary(page, register.title).click();
    await expect(details(page)).not.toHaveAttribute('open');
    await summary(page, register.title).click();
    await expect(details(page)).toHaveAttribute('open');
  });
});

test.describe('on the page of all samples', () => {
  test.use({ viewport: desktop });

  test('a thumbnail opens its sheet at 16 px in a dialog, which goes on to the next service', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await openPage(page, samplesPath);
    const { height } = (await sheet(page).boundingBox())!;
    await sheet(page).click({ force: true });
    await expect(dialog(page, register.title)).toBeVisible();
    await expect(sheet(page)).toHaveCSS('font-size', '16px');
    await expect.poll(async () => (await sheet(page).boundingBox())!.height).toBeGreaterThan(height);
    await expectAccessible(page, 'dialog');
    await expect(dialog(page).getByRole('link')).toHaveText(sampleDocuments.groups[0].action.label);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page, strategySamples[0].title)).toBeVisible();
    await expect(dialog(page).getByRole('link')).toHaveText(sampleDocuments.groups[1].action.label);
    await expect(details(page)).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(async () => (await sheet(page).boundingBox())!.height).toBe(height);
    expect(problems).toEqual([]);
  });

  test('Enter and Space open a sheet, a short one leaves no empty half of the dialog, and closing returns the focus', async ({
    page,
  }) => {
    await openPage(page, samplesPath);
    for (const key of ['Enter', 'Space']) {
      await summary(page, actions.title).press(key);
      await expect(dialog(page, actions.title), key).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(summary(page, actions.title)).toBeFocused();
    }
    await summary(page, strategySamples[1].title).click();
    await dialog(page)
      .locator('table')
      .evaluate((table) => table.remove());
    const { height } = (await dialog(page).boundingBox())!;
    expect(height).toBeLessThan(desktop.height - 100);
  });

  test('a sheet that was opened before hydration stays open', async ({ page }) => {
    const release = await pauseScripts(page);
    await page.goto(samplesPath, { waitUntil: 'domcontentloaded' });
    await summary(page, register.title).click();
    release();
    await waitForHydration(page);
    await expect(details(page)).toHaveAttribute('open');
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('print has every sheet in full, and a sheet opens in place, across the page', async ({ page }) => {
      await page.goto(samplesPath);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('summary:visible')).toHaveCount(0);
      const sheets = page.getByRole('article');
      await expect(sheets.first()).toBeVisible();
      for (const each of await sheets.all())
        expect(await each.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);

      await page.emulateMedia({ media: 'screen' });
      const { width } = (await sheet(page).boundingBox())!;
      await summary(page, register.title).press('Enter');
      await expect(details(page)).toHaveAttribute('open');
      await expect(sheet(page)).toHaveCSS('font-size', '16px');
      expect((await sheet(page).boundingBox())!.width).toBeGreaterThan(1.9 * width);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a sample shows two rows, and its dialog all', async ({ page }) => {
    await openPage(page, path);
    const rows = sheet(page).locator('tbody tr:has(th):visible');
    await expect(rows).toHaveCount(2);
    await openLink(page, register.title).click();
    await expect(rows).toHaveCount(register.rows.length);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a sample has all rows in its place, and its link leads to the page of all samples', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(sheet(page).locator('tbody tr:has(th):visible')).toHaveCount(register.rows.length);
      await openLink(page, register.title).click();
      await expect(page).toHaveURL(`/sample-documents#${register.id}`);
      await expect(details(page)).toHaveAttribute('open');
      await expect(sheet(page)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    });
  });
});
