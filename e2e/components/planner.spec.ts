import { expect, type Page, test } from '@playwright/test';
import { claims } from '#src/site/claims.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { domChanges } from '../support/dom-changes.ts';
import {
  collectProblems,
  desktop,
  findChunks,
  openPage,
  pauseScripts,
  phone,
  startApp,
} from '../support/site.ts';

const partial = '210110200000000.2027-09';
/** GLP tox and a dossier without what comes before. */
const unordered = '000000000110002';

test.use({ viewport: desktop });

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-27T12:00:00Z'));

const startLink = (page: Page) =>
  page.getByRole('link', { name: /^(Mark What You Have|Continue Your Plan)$/ });
const planner = (page: Page) => page.getByRole('group', { name: 'Your plan' });
const panel = (page: Page) => page.getByRole('region', { name: 'Result' });
const result = (page: Page) => panel(page).getByRole('status');
const item = (page: Page, name: string) => planner(page).getByRole('radiogroup', { name });
const state = (page: Page, name: string, label: string) =>
  item(page, name).getByRole('radio', { name: label });
const getFragment = (page: Page) => new URL(page.url()).hash;

async function openPlanner(page: Page) {
  await openPage(page, '/');
  await startLink(page).click();
  await expect(planner(page)).toBeVisible();
}

async function openPlan(page: Page, plan: string) {
  await page.goto(`/#plan=${plan}`);
  await startApp(page);
  await expect(planner(page)).toBeVisible();
}

test('a visitor marks the program by keyboard alone, and the result says what is needed, what to check and where to start', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await openPage(page, '/');
  await startLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(planner(page)).toBeFocused();
  await expect(planner(page)).toBeInViewport();
  await expect(startLink(page)).toBeHidden();
  await expect(result(page)).toContainText('Ready for Material Ready: 0 of 7');
  await expect(result(page)).toContainText('Next to prepare: Material Ready');
  await expect(result(page)).toContainText('and 3 more');
  await expect(result(page)).toContainText(
    'Molecule Readiness because the first step is to see what you have.',
  );

  await page.keyboard.press('Tab');
  await expect(state(page, 'API synthesis optimization', 'Not started')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(state(page, 'API synthesis optimization', 'Running')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(state(page, 'API synthesis optimization', 'Done')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(state(page, 'Drug substance characterization', 'Not started')).toBeFocused();
  await expect(result(page)).toContainText('Ready for Material Ready: 1 of 7');
  await expect(result(page)).toHaveAttribute('aria-atomic', 'false');

  await state(page, 'GLP tox studies', 'Running').check();
  await state(page, 'Gap analysis', 'Running').check();
  await state(page, 'Genetic toxicology', 'Running').check();
  await expect(result(page)).toContainText('Ready for FDA Meeting: 1 of 3');
  await expect(result(page)).toContainText('GLP tox before characterization');
  await expect(result(page)).toContainText('Execution Support because');
  await expect(planner(page).getByRole('heading', { name: 'FDA Meeting' }).locator('..')).toHaveText(
    'FDA Meeting1 of 3',
  );
  expect(problems).toEqual([]);
});

test('marks are in the address without history entries, reports or requests', async ({ page }) => {
  const reports: unknown[] = [];
  await page.exposeBinding('keepReport', (_source, report: unknown) => void reports.push(report));
  await page.addInitScript(() => {
    const { keepReport } = window as unknown as { keepReport: (report: unknown) => void };
    window.addEventListener('http-status', () => keepReport('http-status'));
    window.gtag = (...command: readonly unknown[]) => keepReport(command);
  });
  await openPlanner(page);
  const before = reports.length;
  const entries = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await state(page, 'API synthesis optimization', 'Done').check();
  await state(page, 'Gap analysis', 'Running').check();
  expect(getFragment(page)).toBe('#plan=200001000000000');
  await expect(result(page)).toContainText('Ready for Material Ready: 1 of 7');
  expect(reports.slice(before)).toEqual([]);
  await state(page, 'Dose range finding', 'Running').check();
  await expect.poll(() => reports.slice(before)).toEqual([['event', 'plan_start', { marked: '3' }]]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(requests).toEqual([]);

  await page.reload();
  await startApp(page);
  await expect(planner(page)).toBeVisible();
  expect(JSON.stringify(reports)).not.toContain('plan=');
});

test('the marks are there again after a reload, on a later visit, and for whoever gets the link', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlanner(page);
  await state(page, 'API synthesis optimization', 'Done').check();
  await panel(page).getByRole('button', { name: 'Copy Link' }).click();
  await expect(panel(page).getByRole('button', { name: 'Link Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  await page.reload();
  await startApp(page);
  await expect(planner(page)).toContainText('Marked on Nov 27');
  await expect(state(page, 'API synthesis optimization', 'Done')).toBeChecked();
  const later = await context.newPage();
  await openPlanner(later);
  await expect(state(later, 'API synthesis optimization', 'Done')).toBeChecked();
  await later.close();

  const colleague = await browser.newPage();
  await colleague.goto(link);
  await startApp(colleague);
  await expect(planner(colleague)).toContainText('Shared with you');
  await expect(planner(colleague)).toBeInViewport();
  await expect(state(colleague, 'API synthesis optimization', 'Done')).toBeChecked();
  // A touch makes it the colleague's own.
  await state(colleague, 'Gap analysis', 'Running').check();
  await colleague.goto(new URL('/', link).href);
  await startApp(colleague);
  await startLink(colleague).click();
  await expect(state(colleague, 'API synthesis optimization', 'Done')).toBeChecked();
  await expect(state(colleague, 'Gap analysis', 'Running')).toBeChecked();
  await colleague.close();
});

test('a shared plan doesn’t replace the visitor’s own without a way back', async ({ page }) => {
  await openPlanner(page);
  await state(page, 'Stability testing', 'Running').check();
  await openPage(page, '/about');
  await openPlan(page, partial);
  await expect(planner(page)).toContainText('Shared with you');
  await state(page, 'Gap analysis', 'Done').check();
  await page.reload();
  await startApp(page);
  await expect(planner(page)).toContainText('Shared with you');
  await planner(page).getByRole('button', { name: 'Show Your Own Marks' }).click();
  await expect(state(page, 'Stability testing', 'Running')).toBeChecked();
  await expect(state(page, 'Gap analysis', 'Not started')).toBeChecked();
  expect(getFragment(page)).toBe('#plan=000000010000000');
});

for (const fragment of ['hello', '21011020000000', '310110200000000', '210110200000000.2027-13'])
  test(`the fragment "#plan=${fragment}" is ignored without a message`, async ({ page }) => {
    const problems = collectProblems(page);
    await openPage(page, `/#plan=${fragment}`);
    await expect(startLink(page)).toBeVisible();
    await expect(planner(page)).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Ames, hERG (non-GLP)');
    expect(problems).toEqual([]);
  });

test('starting over asks first, and clears the marks everywhere', async ({ page }) => {
  await openPlan(page, partial);
  await state(page, 'Gap analysis', 'Running').check();
  const startOver = panel(page).getByRole('button', { name: 'Start Over' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await startOver.click();
  await expect(state(page, 'Gap analysis', 'Running')).toBeChecked();
  page.once('dialog', (dialog) => dialog.accept());
  await startOver.click();
  await expect(result(page)).toContainText('Ready for Material Ready: 0 of 7');
  await expect(page.getByLabel('Month')).toHaveValue('');
  await expect(planner(page)).toBeFocused();
  expect(getFragment(page)).toBe('');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('dep-plan');
});

test('the promised month gives the months left, and a month in the past has a message', async ({ page }) => {
  await openPlan(page, partial);
  await expect(result(page)).toContainText('10 months until September 2027.');
  await expect(result(page)).toContainText(`${claims.fullExecution}, full execution.`);
  const year = page.getByLabel('Year');
  await year.selectOption('2026');
  await expect(page.getByRole('group', { name: 'IND date you’ve promised' })).toHaveAccessibleDescription(
    'This month has passed. Choose a later one.',
  );
  await expect(year).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page)).not.toContainText('months until');
  await page.getByLabel('Month').selectOption('December');
  await expect(result(page)).toContainText('December 2026 is next month.');
  await year.selectOption('Year');
  await expect(result(page)).not.toContainText('until');
  expect(getFragment(page)).toBe('#plan=210110200000000');
});

test('"Print" prints the plan alone, with its link', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openPlan(page, unordered);
  await panel(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Our plan to IND', `/#plan=${unordered}`, 'Check the order', 'GLP tox studies'])
    await expect(planner(page).getByText(text).first()).toBeVisible();
  for (const name of ['One plan, one lead, one path to IND', 'Proof It Works'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Proof It Works' })).toBeVisible();
});

test('on a phone, a bar at the bottom opens the result as a sheet', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPlan(page, partial);
  await expect(result(page)).toBeHidden();
  const bar = planner(page).getByRole('button', { name: 'Result' });
  await expect(planner(page).getByText('3 of 7 for Material Ready', { exact: true })).toBeInViewport();
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(result(page)).toContainText('Strategic Support because');
  await expect(panel(page).getByRole('link', { name: 'Send This With an Inquiry' })).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  await expect(bar).toBeFocused();
  await bar.click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(result(page)).toBeHidden();
  await bar.click();
  await expect(result(page)).toBeVisible();
  // A press beside the sheet, here on a link in the header.
  const { x, y } = (await page.getByRole('link', { name: 'DEP home' }).first().boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(result(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe(`#plan=${partial}`);
  for (const radio of await planner(page).getByRole('radio').all()) {
    const { width, height } = (await radio.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

for (const width of [1024, 1280, 1440, 1920])
  test(`at ${width} px, the lanes join the molecule, and the panel covers no text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    const getTop = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    const measureGap = async () => (await getTop('#plan img')) - (await getTop('#plan'));
    expect(await measureGap()).toBeLessThanOrEqual(0);
    await startLink(page).click();
    await state(page, 'GLP tox studies', 'Running').check();
    await expect(result(page)).toContainText('Open from earlier');
    expect(await measureGap()).toBeLessThanOrEqual(0);
    const box = (await panel(page).boundingBox())!;
    for (const name of ['Program Start', 'Material Ready', 'Tox Start']) {
      const title = (await planner(page).getByRole('heading', { name }).boundingBox())!;
      expect(title.x, name).toBeGreaterThanOrEqual(box.x + box.width);
    }
    const findWide = (element: Element) =>
      [...element.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > element.getBoundingClientRect().right)
        .map((part) => part.textContent);
    expect(await panel(page).evaluate(findWide)).toEqual([]);
    const findBeyond = (element: Element, edge: number) =>
      [...element.querySelectorAll('h4, [role=radiogroup] > p, [role=radiogroup] span')].filter((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().right > edge;
      }).length;
    expect(await planner(page).evaluate(findBeyond, width - 24)).toBe(0);
  });

for (const plan of ['000000000000000.2027-09', partial, unordered, '222222222222222'])
  test(`the planner with ${plan} is accessible, also as a sheet`, async ({ page }) => {
    await openPlan(page, plan);
    await expectAccessible(page, '#plan', async (isWide) => {
      if (!isWide && (await result(page).isHidden()))
        await planner(page)
          .getByRole('button', { name: /Result$/ })
          .click();
    });
  });

for (const path of ['/process', '/getting-started', '/molecule-readiness'])
  test(`${path} has a link that opens the planner`, async ({ page }) => {
    await openPage(page, path);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Mark what you have/ })
      .click();
    await expect(planner(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect(planner(page)).toBeVisible();
  });

test('the planner’s code loads at a press, and if it can’t load, the drawing stays and a note says so', async ({
  page,
}) => {
  const [chunk] = findChunks((code) => code.includes('Send This With an Inquiry'));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route(`**/${chunk}`, (route) => route.abort());
  await openPage(page, '/');
  expect(requested.filter((url) => url.includes(chunk!))).toEqual([]);
  await startLink(page).click();
  await expect(page.locator('#plan').getByRole('status')).toHaveText(
    'The planner couldn’t load. Reload the page to try again.',
  );
  await expect(page.getByRole('main')).toContainText('Ames, hERG (non-GLP)');
  await page.unroute(`**/${chunk}`);
  // The press has put the planner's anchor into the address.
  await page.reload();
  await startApp(page);
  await expect(planner(page)).toBeVisible();
});

test('a press before the app runs opens the planner when it runs', async ({ page }) => {
  const release = await pauseScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await startLink(page).click();
  await expect(planner(page)).toBeHidden();
  release();
  await expect(planner(page)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the band is the drawing, and no link shows', async ({ page }) => {
    await page.goto(`/#plan=${partial}`);
    await expect(page.getByRole('main')).toContainText('Ames, hERG (non-GLP)');
    await expect(startLink(page)).toBeHidden();
  });
});

for (const [name, change] of Object.entries(domChanges))
  test(`with ${name}, before and after hydration, the planner works`, async ({ page }) => {
    const problems = collectProblems(page);
    const release = await pauseScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(change);
    release();
    await startApp(page);
    // React may re-create the link below the mouse.
    const isHydrated = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactFiber$'));
    await expect.poll(() => startLink(page).evaluate(isHydrated)).toBe(true);
    await startLink(page).click();
    await expect(planner(page)).toBeVisible();
    await page.evaluate(change);
    await state(page, 'API synthesis optimization', 'Done').check();
    await state(page, 'GLP tox studies', 'Running').check();
    await expect(result(page)).toContainText('Ready for FDA Meeting: 1 of 3');
    await expect(result(page)).toContainText('GLP tox before characterization');
    await page.getByLabel('Month').selectOption('September');
    await page.getByLabel('Year').selectOption('2027');
    await expect(result(page)).toContainText('10 months until September 2027.');
    await state(page, 'GLP tox studies', 'Not started').check();
    await expect(result(page)).toContainText('Ready for Material Ready: 1 of 7');
    await expect(result(page)).not.toContainText('GLP tox before');
    // React reports that it re-creates a part (error 418).
    expect(problems.filter((problem) => !problem.includes('React error #418'))).toEqual([]);
  });
