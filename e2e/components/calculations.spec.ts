import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { domChanges } from '../support/dom-changes.ts';
import { collectProblems, desktop, openPage, pauseScripts, phone } from '../support/site.ts';

const path = '/small-molecule-development';

test.use({ viewport: desktop });

// The accepted dates start today.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-27T12:00:00Z'));

const clockResult = (page: Page) => page.locator('output').first();
const batchResult = (page: Page) => page.locator('output').last();
const figure = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByLabel(label, { exact: true });
const row = (page: Page, name: string | RegExp) => page.locator('#calculations').getByRole('row', { name });

async function openCalculations(page: Page) {
  await openPage(page, path);
  await expect(page.getByLabel('The batch is fixed on')).toBeEnabled();
}

test('the page calculates dates and a batch by keyboard, and announces the results', async ({ page }) => {
  await openCalculations(page);
  const fixed = page.getByLabel('The batch is fixed on');
  await fixed.focus();
  await page.keyboard.type('06282028');
  await expect(clockResult(page)).toContainText('Feb 29, 2028');
  await expect(clockResult(page)).toContainText('Mar 30, 2028');
  await expect(row(page, 'Day 0 ')).toContainText('Tue, Feb 29, 2028');
  await expect(page.getByText('they may change')).toBeVisible();

  const high = figure(page, 'Dog: mg/kg a day', 'High');
  await high.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1500');
  // Dog: (10 × 1,500 + 480) × 10 × 28 = 4,334.4 g. (191.8 + 4,334.4) × 1.25 + 180 = 5,837.75; × 1.15 = 6,713.
  await expect(batchResult(page)).toContainText('6.8 kg');
  await expect(row(page, 'Dog, 10 kg')).toContainText('4,334 g');
  await expect(page.getByText('ICH M3(R2), section 1.5')).toBeVisible();
  for (const result of [clockResult(page), batchResult(page)])
    await expect(result).toHaveJSProperty('localName', 'output');

  await page.getByText('More assumptions').focus();
  await page.keyboard.press('Enter');
  const reserve = figure(page, 'Besides the doses', 'Reserve, %');
  await expect(reserve).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(figure(page, 'Rats per sex and group', 'Main')).toBeFocused();
  await reserve.fill('0');
  await expect(batchResult(page)).toContainText('5.9 kg');
  // Enter sends nothing.
  await reserve.press('Enter');
  await expect(page).toHaveURL(path);
});

test('a value out of range has a message with its range, and the last result stays', async ({ page }) => {
  await openCalculations(page);
  const days = figure(page, 'Both studies', 'Days');
  await days.fill('14');
  await expect(batchResult(page)).toContainText('0.85 kg');
  const problem = 'Days. Enter a whole number from 14 to 31.';
  for (const value of ['13', '', '20.5']) {
    await days.fill(value);
    await days.blur();
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await expect(days).toHaveAccessibleDescription(problem);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(batchResult(page)).toContainText('0.85 kg');
    await expect(batchResult(page)).toContainText('This result is for the last figures in range.');
  }
  await days.fill('28');
  await expect(batchResult(page)).toContainText('1.5 kg');
  await expect(days).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(problem)).toBeHidden();

  const fixed = page.getByLabel('The batch is fixed on');
  await fixed.fill('2026-11-26');
  await expect(fixed).toHaveAccessibleDescription(/Enter a date from Nov 27, 2026 to Dec 31, 2036\.$/);
  await expect(clockResult(page)).toContainText('Jul 2, 2027');
});

test('the calendar file has the dates as whole days, each titled as a plan', async ({ page }) => {
  await openCalculations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the dates (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pre-ind-plan-2027-11-01.ics');
  const lines = readFileSync(await file.path(), 'utf8')
    .replaceAll('\r\n ', '')
    .split('\r\n');
  const readAll = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  expect(readAll('DTSTART;VALUE=DATE:')).toEqual([
    '20270702',
    '20270723',
    '20270730',
    '20270829',
    '20270831',
    '20270930',
    '20270803',
    '20270902',
    '20271101',
  ]);
  expect(readAll('DTEND;VALUE=DATE:')[0]).toBe('20270703');
  for (const title of readAll('SUMMARY:')) expect(title).toMatch(/^Plan: /);
  for (const description of readAll('DESCRIPTION:')) expect(description).toContain('not a deadline of FDA');
  expect(new Set(readAll('UID:')).size).toBe(9);
});

test('a plan whose days have passed says which answer can still come in time', async ({ page }) => {
  await openCalculations(page);
  const fixed = page.getByLabel('The batch is fixed on');
  await fixed.fill('2027-03-20');
  await expect(page.getByText('The planned day has passed.')).toBeVisible();
  await fixed.fill('2027-02-10');
  await expect(page.getByText('Written responses can come in time.')).toBeVisible();
  await fixed.fill('2026-12-24');
  await expect(page.getByText('its answer comes too late for this batch')).toBeVisible();
});

test('the prerendered page has the sample’s result, and disabled fields until the app runs', async ({
  page,
}) => {
  const release = await pauseScripts(page);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(clockResult(page)).toContainText('Jul 2, 2027');
    await expect(batchResult(page)).toContainText('1.5 kg');
    await expect(page.getByLabel('The batch is fixed on')).toBeDisabled();
  }
  const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await measureHeight();
  release();
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 301);
  await expect(page.getByLabel('The batch is fixed on')).toBeEnabled();
  expect(await measureHeight()).toBe(height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample’s result shows, and no field or button', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    for (const summary of ['All dates', 'The arithmetic']) await page.getByText(summary).click();
    await expect(row(page, 'Day 90')).toContainText('Thu, Sep 30, 2027');
    await expect(row(page, 'Dog, 10 kg')).toContainText('694 g');
    await expect(page.locator('main :is(input, button, select):visible')).toHaveCount(0);
  });
});

for (const [name, change] of Object.entries(domChanges))
  test(`with ${name}, before and after hydration, the page still calculates`, async ({ page }) => {
    const problems = collectProblems(page);
    const release = await pauseScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(change);
    release();
    await page.mouse.move(2, 300);
    await page.mouse.move(3, 301);
    const days = figure(page, 'Both studies', 'Days');
    await expect(days).toBeVisible();
    await page.evaluate(change);
    await days.fill('14');
    await expect(batchResult(page)).toContainText('0.85 kg');
    await days.fill('99');
    await days.blur();
    await expect(days).toHaveAccessibleDescription(/from 14 to 31/);
    await days.fill('28');
    await expect(batchResult(page)).toContainText('1.5 kg');
    await page.getByLabel('The batch is fixed on').fill('2028-06-28');
    await expect(clockResult(page)).toContainText('Feb 29, 2028');
    // React reports that it re-creates a part (error 418).
    expect(problems.filter((problem) => !problem.includes('React error #418'))).toEqual([]);
  });
