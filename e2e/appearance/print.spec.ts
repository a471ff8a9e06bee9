import { expect, test, type Page } from '@playwright/test';
import '#scripts/define-provider.ts';
import { boxesOf, rowsOf } from '../support/boxes.ts';
import { blockScripts } from '../support/site.ts';

const { siteUrl } = globalThis.__PROVIDER__;

// Without the app, which shows the same (`styles.spec.ts`).
test.beforeEach(({ page }) => blockScripts(page));

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 673, height: 1000 });
    await page.emulateMedia({ media: 'print' });
  });

  const printed = (page: Page, selector: string, part?: string) =>
    page.locator(selector).evaluateAll(
      (elements, pseudo) =>
        elements.map((element) => {
          const { content, paddingLeft, width, listStyleType, fontSize } = getComputedStyle(element, pseudo);
          const number = Number.parseFloat;
          return {
            content,
            listStyleType,
            padding: number(paddingLeft),
            width: number(width),
            size: number(fontSize),
          };
        }),
      part,
    );

  test('addresses of links name the host, anchors of the page have none', async ({ page }) => {
    await page.goto('/process');
    const [inside] = await printed(page, 'main a[href="/molecule-readiness"]', '::after');
    expect(inside?.content).toBe(`" (${siteUrl}/molecule-readiness)"`);
    const [anchor] = await printed(page, 'main a[href="#execution-support"]', '::after');
    expect(anchor?.content).toBe('none');
  });

  for (const path of ['/', '/about', '/process', '/getting-started', '/graphics']) {
    test(`bullets of ${path} have their room inside the page`, async ({ page }) => {
      await page.goto(path);
      const lists = (await printed(page, 'main ul')).filter(({ listStyleType }) => listStyleType === 'disc');
      expect(lists.length).toBeGreaterThan(0);
      for (const { padding, size } of lists) expect(padding).toBeGreaterThanOrEqual(size * 1.1);
    });
  }

  test('the marks of an offer stand beside its features, not in them', async ({ page }) => {
    await page.goto('/services');
    const ofOffers = 'main li:has(h3) details > ul > li';
    const features = await printed(page, ofOffers);
    const marks = await printed(page, ofOffers, '::before');
    expect(marks.length).toBeGreaterThan(0);
    for (const [index, { width }] of marks.entries())
      expect(features[index]?.padding).toBeGreaterThan(width + 2);
  });

  test('milestones stand in one row, each clear of its circle and with the work that starts there', async ({
    page,
  }) => {
    await page.goto('/');
    const list = page.locator('ol:has(> li > h3:text-is("Tox Start"))');
    const milestones = await boxesOf(list.locator('h3'));
    expect(rowsOf(milestones)).toEqual([5]);
    const [line] = await boxesOf(list);
    // The circle reaches 6 px below the line that it sits on.
    for (const { top } of milestones) expect(top - (line?.top ?? 0)).toBeGreaterThanOrEqual(6);
    const work = list.locator('li:has(> h3:text-is("Program Start")) dl > div', { hasText: 'Regulatory' });
    await expect(work).toHaveText('RegulatoryGap analysisPre-IND meeting preparation');
    // Text for screen readers only is a pixel wide.
    for (const { width } of await boxesOf(work.locator('> *'))) expect(width).toBeGreaterThan(40);
  });

  test('the milestone tracker stays with its legend', async ({ page }) => {
    await page.goto('/graphics');
    const tracker = page.locator('div:has(> svg):has(> ul)', { hasText: 'In Progress' });
    await expect(tracker).toHaveCSS('break-inside', 'avoid');
  });
});
