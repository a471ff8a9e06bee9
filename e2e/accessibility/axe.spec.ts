import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { forEachView, waitForTransitions, sizes, test, type Scheme } from '../support/accessibility.ts';
import { explanationButtons } from '../support/explanations.ts';
import { menuButton, menuPanel, menuToggle } from '../support/menus.ts';
import { openPage, pagePaths } from '../support/site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Only these rules depend on the color scheme. `color-contrast-enhanced` is level AAA. */
const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

async function findViolations(page: Page, scheme: Scheme, within?: string): Promise<string[]> {
  // Legacy mode is faster: it opens no second window.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({
    // Without passes, axe is faster.
    resultTypes: ['violations'],
    rules: { 'color-contrast-enhanced': { enabled: true } },
  });
  if (scheme === 'light') axe.withTags(tags);
  else axe.withRules(colorRules);
  if (within) axe.include(within);
  await waitForTransitions(page);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

async function forEachOpenMenu(page: Page, isWide: boolean, check: (state: string) => Promise<void>) {
  if (!isWide) await menuButton(page).click();
  for (const { group } of Object.values(menus)) {
    await menuToggle(page, group).press('Enter');
    await expect(menuPanel(page, group)).toHaveCSS('opacity', '1');
    await check(`${group} menu open`);
  }
  await page.keyboard.press('Escape');
  if (!isWide) await page.keyboard.press('Escape');
}

test.describe.configure({ timeout: 120_000 });

for (const path of pagePaths) {
  test(`${path} passes axe in both color schemes, on wide and narrow screens`, async ({
    reusedPage: page,
  }) => {
    const findings: string[] = [];
    await openPage(page, path);
    await forEachView(page, async ({ scheme, name }) => {
      for (const finding of await findViolations(page, scheme)) findings.push(`${name}: ${finding}`);
    });
    expect(findings).toEqual([]);
  });
}

test('an open menu passes axe in both color schemes, on wide and narrow screens', async ({
  reusedPage: page,
}) => {
  const findings: string[] = [];
  await openPage(page, '/process/execution-support');
  await forEachView(page, async ({ isWide, scheme, name }) => {
    await forEachOpenMenu(page, isWide, async (state) => {
      for (const finding of await findViolations(page, scheme, 'header'))
        findings.push(`${name}, ${state}: ${finding}`);
    });
  });
  expect(findings).toEqual([]);
});

test('an open answer and an explanation pass axe', async ({ reusedPage: page }) => {
  await page.setViewportSize(sizes[0]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, '/');
  await explanationButtons(page).first().click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  expect(await findViolations(page, 'light')).toEqual([]);
  await page.goto('/molecule-readiness');
  await page.locator('main details[name] summary').first().click();
  expect(await findViolations(page, 'light')).toEqual([]);
});
