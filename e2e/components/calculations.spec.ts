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
  await expect(page.getByLabel('The GMP batch is fixed on')).toBeEnabled();
}

test('the page calculates dates and a batch by keyboard, and announces the results', async ({ page }) => {
  await openCalculations(page);
  const fixed = page.getByLabel('The GMP batch is fixed on');
  await fixed.focus();
  await page.keyboard.type('06282028');
  await expect(clockResult(page)).toContainText('Feb 29, 2028');
  await expect(clockResult(page)).toContainText('Mar 30, 2028');
  await expect(row(page, 'Day 0 ')).toContainText('Tue, Feb 29, 2028');

  const high = figure(page, 'Dog, mg/kg a day', 'High, dog, mg/kg a day');
  await high.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1500');
  // Dog: (10 × 1,500 + 480) × 10 × 28 = 4,334.4 g. (191.8 + 4,334.4) × 1.25 + 180 = 5,837.75; × 1.15 = 6,713.
  await expect(batchResult(page)).toContainText('6.8 kg');
  await expect(row(page, 'Dog, 10 kg')).toContainText('4,334 g');
  await expect(batchResult(page)).toContainText('ICH M3(R2), section 1.5');
  for (const result of [clockResult(page), batchResult(page)])
    await expect(result).toHaveJSProperty('localName', 'output');

  await page.getByText('More assumptions').focus();
  await page.keyboard.press('Enter');
  const reserve = figure(page, 'Besides the doses', 'Reserve, %');
  await expect(reserve).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(figure(page, 'Rats per sex and group', 'Main, rats per sex and group')).toBeFocused();
  await reserve.fill('0');
  await expect(batchResult(page)).toContainText('5.9 kg');
  // Enter sends nothing.
  await reserve.press('Enter');
  await expect(page).toHaveURL(path);
});

test('a value out of range has a message with its range, and the last result stays', async ({ page }) => {
  await openCalculations(page);
  const days = figure(page, 'Both studies', 'Dosing days');
  await days.fill('14');
  await expect(batchResult(page)).toContainText('0.85 kg');
  const problem = 'Dosing days: enter a whole number from 14 to 31.';
  for (const value of ['13', '', '20.5']) {
    await days.fill(value);
    await days.blur();
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await expect(days).toHaveAccessibleDescription(problem);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(batchResult(page)).toContainText('0.85 kg');
    await expect(batchResult(page)).toContainText('Out of range: Dosing days.');
  }
  await days.fill('28');
  await expect(batchResult(page)).toContainText('1.5 kg');
  await expect(days).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(problem)).toBeHidden();

  const fixed = page.getByLabel('The GMP batch is fixed on');
  await fixed.fill('2026-11-26');
  await expect(fixed).toHaveAccessibleDescription(/enter a date from Nov 27, 2026 to Dec 31, 2036\.$/);
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
    '20270827',
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

test('"Save the dates" with an invalid date saves nothing and moves the focus to the date', async ({
  page,
}) => {
  await openCalculations(page);
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  const fixed = page.getByLabel('The GMP batch is fixed on');
  const save = page.getByRole('button', { name: 'Save the dates (.ics)' });
  await fixed.fill('');
  await save.click();
  await expect(fixed).toBeFocused();
  await expect(fixed).toHaveAttribute('aria-invalid', 'true');
  await expect(clockResult(page)).toContainText('These dates are for the last valid date.');
  // A valid date that was entered just now is saved.
  await fixed.fill('2027-12-01');
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toBe('pre-ind-plan-2027-12-01.ics');
  expect(downloads).toHaveLength(1);
});

test('a plan whose days have passed starts today, and says which answer can still come in time', async ({
  page,
}) => {
  await openCalculations(page);
  const fixed = page.getByLabel('The GMP batch is fixed on');
  const branch = (name: string) => page.locator('#calculations p').filter({ hasText: name });
  await fixed.fill('2027-03-20');
  // Friday after Thanksgiving. Day 60 is January 26, and day 90 February 25.
  await expect(clockResult(page)).toContainText('The planned day has passed.');
  await expect(row(page, 'Day 0 ')).toContainText('Fri, Nov 27, 2026');
  await expect(branch('With a meeting')).toContainText('23 days to change the batch');

  await fixed.fill('2027-02-10');
  await expect(clockResult(page)).toContainText('Ask for written responses only; they can come in time.');
  await expect(branch('With a meeting')).toContainText('too late');
  await expect(branch('In writing')).toContainText('15 days to change the batch');
  await expect(row(page, /Minutes of|Preliminary/)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the dates (.ics)' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect([...saved.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual([
    '20261127',
    '20261218',
    '20261224',
    '20270126',
    '20261211',
    '20270210',
  ]);

  await fixed.fill('2026-12-24');
  await expect(clockResult(page)).toContainText('its answer comes too late for this batch');
  await expect(page.getByText('No dates to save')).toBeVisible();
  await expect(row(page, /^Day/)).toHaveCount(0);
});

test('a moved day says so, with the day’s real number', async ({ page }) => {
  await openCalculations(page);
  await page.getByLabel('The GMP batch is fixed on').fill('2027-12-01');
  await expect(row(page, 'Day 59')).toContainText('moved from Sat, Oct 2, 2027: federal offices are closed');
  await expect(row(page, 'Day 29')).toContainText('Wed, Sep 1, 2027');
});

test('a field’s name and message have its species, and doses that don’t rise have a notice', async ({
  page,
}) => {
  await openCalculations(page);
  const high = page.getByLabel('High, rat, mg/kg a day', { exact: true });
  await high.fill('5000');
  await high.blur();
  await expect(high).toHaveAccessibleDescription('Rat, high dose: enter a number from 0.1 to 3,000.');
  await expect(batchResult(page)).toContainText('Out of range: Rat, high dose.');
  await high.fill('150');
  await expect(batchResult(page)).toContainText('Rat: the doses don’t rise from low to high.');
});

test('"More assumptions" can’t be closed over a field with a problem', async ({ page }) => {
  await openCalculations(page);
  const summary = page.getByText('More assumptions');
  await summary.click();
  const recovery = page.getByLabel('Recovery, high dose, dogs per sex and group', { exact: true });
  await recovery.fill('99');
  await summary.click();
  await expect(page.getByText('Dogs, recovery at the high dose: enter')).toBeVisible();
  await expect(recovery).toBeVisible();
  await recovery.fill('2');
  await expect(recovery).not.toHaveAttribute('aria-invalid');
  await summary.click();
  await expect(recovery).toBeHidden();
});

for (const width of [320, 360])
  test(`at ${width} px with text at 200%, no text is wider than its column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCalculations(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const summary of ['All dates', 'The arithmetic']) await page.getByText(summary).click();
    const findWide = () =>
      page.evaluate(() => {
        const edge = document.querySelector('#fda-dates-title')!.getBoundingClientRect().right;
        const texts = document.querySelectorAll(
          '#calculations :is(p, output span, b, tbody :is(th, td), legend, label, summary, input)',
        );
        return [...texts]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
          .filter((element) => element.getBoundingClientRect().right > edge + 1)
          .map((element) => element.textContent);
      });
    await expect.poll(findWide).toEqual([]);
  });

test('the prerendered page has the sample’s result, and disabled fields until the app runs', async ({
  page,
}) => {
  const release = await pauseScripts(page);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(clockResult(page)).toContainText('Jul 2, 2027');
    await expect(clockResult(page)).toContainText('they may change');
    await expect(batchResult(page)).toContainText('1.5 kg');
    await expect(page.getByLabel('The GMP batch is fixed on')).toBeDisabled();
  }
  const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await measureHeight();
  release();
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 301);
  await expect(page.getByLabel('The GMP batch is fixed on')).toBeEnabled();
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
    const days = figure(page, 'Both studies', 'Dosing days');
    await expect(days).toBeVisible();
    await page.evaluate(change);
    await days.fill('14');
    await expect(batchResult(page)).toContainText('0.85 kg');
    await days.fill('99');
    await days.blur();
    await expect(days).toHaveAccessibleDescription(/from 14 to 31/);
    await days.fill('28');
    await expect(batchResult(page)).toContainText('1.5 kg');
    await page.getByLabel('The GMP batch is fixed on').fill('2028-06-28');
    await expect(clockResult(page)).toContainText('Feb 29, 2028');
    // React reports that it re-creates a part (error 418).
    expect(problems.filter((problem) => !problem.includes('React error #418'))).toEqual([]);
  });
