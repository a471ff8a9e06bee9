import { expect, type Page, test } from '@playwright/test';
import { content as home } from '#pages/index/content.ts';
import { plannerTexts } from '#src/content/values/planner-texts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { domChanges } from '../support/dom-changes.ts';
import { expectFocusVisible, focusSizes } from '../support/focus.ts';
import { linkTo } from '../support/menus.ts';
import { blockScripts, desktop, openPage, phone, startApp } from '../support/site.ts';

const plan = (page: Page) => page.locator('#plan');
const { items, notes } = plannerTexts;
const box = (page: Page, item: keyof typeof items) =>
  plan(page).getByRole('checkbox', { name: items[item], exact: true });
const milestone = (page: Page, name: string) => plan(page).locator('li', { hasText: name });
const line = (page: Page) => page.locator('[data-plan-line]');
const getFragment = (page: Page) => new URL(page.url()).hash;

const materialWork: readonly (keyof typeof items)[] = [
  'synthesis',
  'characterization',
  'formulation',
  'earlySafety',
  'doseRange',
  'gapAnalysis',
  'meeting',
];

/** Returns the share of the first strand that is drawn, from 0 to 1. */
const readStrand = (page: Page) =>
  plan(page)
    .locator('li fieldset svg')
    .first()
    .evaluate((svg) => Number(/\d[\d.]*/.exec(getComputedStyle(svg).strokeDasharray)));

const isFilled = (page: Page, name: string) =>
  milestone(page, name).evaluate(
    (item) =>
      getComputedStyle(item, '::before').backgroundColor ===
      getComputedStyle(item, '::before').borderTopColor,
  );

test.describe('without script', () => {
  test.use({ viewport: desktop });

  test('marks are drawn and counted, and a milestone fills when no work up to it is open', async ({
    page,
  }) => {
    await blockScripts(page);
    await page.goto('/');
    expect(await readStrand(page)).toBe(0);
    expect(await isFilled(page, 'Program Start')).toBe(false);
    await box(page, 'synthesis').check();
    await expect.poll(() => readStrand(page)).toBeCloseTo(1 / 3);
    await expect.poll(() => isFilled(page, 'Program Start')).toBe(true);
    for (const name of materialWork) {
      expect(await isFilled(page, 'Material Ready'), name).toBe(false);
      await box(page, name).check();
    }
    await expect.poll(() => isFilled(page, 'Material Ready')).toBe(true);
    expect(await isFilled(page, 'Tox Start')).toBe(false);
    expect(await readStrand(page)).toBe(1);
    await expect(line(page)).toHaveCount(0);
  });
});

test('the first mark shows the result, and the address has the marks after a reload and on another device', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(line(page)).toHaveCount(0);
  await box(page, 'glpTox').check();
  await expect(line(page)).toContainText('Next: FDA Meeting1 of 11');
  await box(page, 'synthesis').check();
  await expect(line(page).getByRole('status')).toContainText('2 of 11');
  await expect(plan(page).getByText(notes.glpToxBeforeCharacterization.title)).toBeVisible();
  expect(getFragment(page)).toBe('#plan=synthesis-glpTox');
  await page.reload();
  await startApp(page);
  await expect(line(page)).toContainText('2 of 11');
  await expect(box(page, 'glpTox')).toBeChecked();

  await page.goto('about:blank');
  await page.goto('/#plan=synthesis-glpTox.');
  await startApp(page);
  await expect(plan(page)).toBeInViewport();
  await expect(plan(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('marks made before the app runs stay, also on the page of a link that has others', async ({ page }) => {
  await page.goto('/#plan=dossier');
  await box(page, 'stability').evaluate((input: HTMLInputElement) => input.click());
  await startApp(page);
  await expect.poll(() => getFragment(page)).toBe('#plan=stability-dossier');
  await expect(plan(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('"Start Over" removes the marks, another anchor changes none, and Back shows them, also from another page', async ({
  page,
}) => {
  const marks = plan(page).getByRole('checkbox', { checked: true });
  await openPage(page, '/#plan=synthesis-doseRange');
  await plan(page).getByRole('button', { name: plannerTexts.result.startOver }).click();
  await expect(line(page)).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  await expect(plan(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(getFragment(page)).toBe('');
  await page.goBack();
  await expect(marks).toHaveCount(2);
  await expect(line(page)).toBeVisible();

  await page.evaluate(() => void (window.location.hash = '#main'));
  await expect(marks).toHaveCount(2);
  await page.goBack();
  await linkTo(page.locator('footer'), '/about').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(marks).toHaveCount(2);
  await expect(line(page)).toBeVisible();
});

test('a link whose plan has no known work says that it has no marks', async ({ page }) => {
  await page.goto('/#plan=210110200000000.2027-06');
  await startApp(page);
  await expect(plan(page).getByText(home.timeline.unreadable)).toBeVisible();
  await expect(plan(page)).toBeInViewport();
  await expect(plan(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await box(page, 'gapAnalysis').check();
  await expect(plan(page).getByText(home.timeline.unreadable)).toBeHidden();
});

test('without the code of the result, the drawing shows the marks', async ({ page }) => {
  await page.route('**/*PlanResult*', (route) => route.abort());
  await openPage(page, '/');
  await box(page, 'gapAnalysis').check();
  await box(page, 'doseRange').check();
  await expect(plan(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(getFragment(page)).toBe('#plan=doseRange-gapAnalysis');
});

test('a plan is accessible, and nothing hides its keyboard focus', async ({ page }) => {
  await openPage(page, '/#plan=synthesis-glpTox');
  await expect(line(page)).toBeVisible();
  // The page scrolls to the plan once, which would move the focused element out of view.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  for (const size of focusSizes) {
    await page.setViewportSize(size);
    await expectFocusVisible(page);
  }
  // Where it sticks, it covers boxes until the visitor scrolls, and axe would count the distance to them.
  await line(page).evaluate((element) => (element.style.position = 'static'));
  await expectAccessible(page, '#plan');
});

test('on a phone, all fifteen items have targets of 44 px, and nothing overflows', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/');
  const labels = plan(page).locator('label');
  await expect(labels).toHaveCount(15);
  for (const label of await labels.all())
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await box(page, 'gapAnalysis').check();
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('with what translations, extensions and proxies do to the page, before and after hydration, marks work', async ({
  page,
}) => {
  const changePage = async () => {
    for (const change of Object.values(domChanges)) await page.evaluate(change);
  };
  await page.goto('/');
  await changePage();
  // The first mark starts the app.
  await plan(page).locator('[name=gapAnalysis]').check();
  await expect(line(page)).toBeVisible();
  await changePage();
  await plan(page).locator('[name=synthesis]').check();
  await expect(line(page)).toContainText('2 of 7');
});
