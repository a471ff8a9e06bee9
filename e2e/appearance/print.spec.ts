import { expect, test, type Page } from '@playwright/test';
import { plannerTexts } from '#src/content/values/planner-texts.ts';
import '#scripts/define-provider.ts';
import { measureBoxes } from '../support/boxes.ts';
import { blockScripts } from '../support/site.ts';

const { siteUrl } = globalThis.__PROVIDER__;

// Scripts don't change the page (`journeys/journeys.spec.ts`).
test.beforeEach(async ({ page }) => {
  await blockScripts(page);
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
});

test('a printed link shows its URL, except for an anchor on the same page', async ({ page }) => {
  await page.goto('/process');
  const readAddressAfter = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await readAddressAfter('main a[href="/molecule-readiness"]')).toBe(
    `" (${siteUrl}/molecule-readiness)"`,
  );
  expect(await readAddressAfter('main a[href="#execution-support"]')).toBe('none');
});

/** Returns em. */
const measureBulletIndents = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((lists) =>
    lists
      .map((list) => getComputedStyle(list))
      .filter(({ listStyleType }) => listStyleType === 'disc')
      .map(({ paddingLeft, fontSize }) => Number.parseFloat(paddingLeft) / Number.parseFloat(fontSize)),
  );

test('printed bullets aren’t cut off at the page edge', async ({ page }) => {
  for (const path of ['/about', '/graphics']) {
    await page.goto(path);
    const indents = await measureBulletIndents(page, 'main ul');
    expect(indents.length, path).toBeGreaterThan(0);
    expect(Math.min(...indents), path).toBeGreaterThanOrEqual(1.1);
  }
});

test('each printed milestone of the plan names the work that starts there', async ({ page }) => {
  await page.goto('/');
  const { items } = plannerTexts;
  const start = page.getByRole('listitem').filter({ has: page.locator('h3:text-is("Program Start")') });
  const work = start.getByRole('group', { name: 'Regulatory' });
  await expect(work).toHaveText(`Regulatory${items.gapAnalysis}${items.meeting}`);
  // Visually hidden text is 1 px wide.
  for (const { width } of await measureBoxes(work.locator('legend, label')))
    expect(width).toBeGreaterThan(40);
});

test('the milestone tracker prints on the same page as its legend', async ({ page }) => {
  await page.goto('/graphics');
  const tracker = page.locator('div:has(> svg):has(> ul)', { hasText: 'In Progress' });
  await expect(tracker).toHaveCSS('break-inside', 'avoid');
});
