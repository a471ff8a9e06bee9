import { expect, test, type Locator, type Page } from '@playwright/test';
import '../scripts/define-provider.ts';
import { colours, plateColour } from '../src/theme/colours.ts';
import { pagePaths } from './support/site.ts';
import { readTypesetting, typesettingFaults } from './support/typesetting.ts';

const { siteUrl } = globalThis.__PROVIDER__;
const widths = Array.from({ length: 41 }, (_, index) => 320 + index * 40);
const phone = { width: 390, height: 844 };

// As the server sends it: what the app shows is the same (`styles.spec.ts`).
test.beforeEach(({ page }) => page.route('**/assets/**/*.js', (route) => route.abort()));

for (const path of pagePaths) {
  test(`${path} breaks no figure and no heading badly, and sets no text under 12 px, from 320 to 1920 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await readTypesetting(page);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await typesettingFaults(page)).map((fault) => `${fault} at ${width} px`));
    }
    expect(found).toEqual([]);
  });
}

/** A colour `#RRGGBB` as browsers write it. */
const toRgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

/** How many of the boxes stand in each row, from above. */
function rowsOf(boxes: readonly DOMRect[]): number[] {
  const tops = boxes.map(({ top }) => Math.round(top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

for (const path of ['/', '/about', '/why-dep', '/contact']) {
  test(`on a phone no fact of ${path} stands alone below a row of others`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const rows = rowsOf(await boxesOf(page.locator('dl[class^=hero] > div')));
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows).size, `facts a row: ${rows.join(', ')}`).toBe(1);
  });
}

test('a breadcrumb trail that wraps begins no line with its slash', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/process/execution-support');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const links = await boxesOf(trail.locator('li > *'));
  const lines = links.filter(({ top }, index) => index === 0 || top > (links[index - 1]?.bottom ?? 0) - 8);
  expect(lines.length).toBeGreaterThan(1);
  for (const { left } of lines) expect(left).toBeCloseTo(links[0]?.left ?? 0, 0);
});

for (const path of ['/contact', '/submit-rfp/form']) {
  test(`on a phone the first field of ${path} follows what is said above it without a gap`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const [said] = await boxesOf(page.locator('form').getByText('Fields marked', { exact: false }));
    const [group] = await boxesOf(page.locator('form [role=group]').first());
    expect((group?.top ?? Infinity) - (said?.bottom ?? 0)).toBeLessThan(16);
  });
}

for (const path of ['/', '/process', '/getting-started']) {
  test(`on a tablet each of the three buttons of ${path} keeps its label on one line`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const buttons = await boxesOf(page.locator('.titled-list-ledger [class^=c-button]'));
    expect(buttons).toHaveLength(3);
    expect(new Set(buttons.map(({ height }) => height)).size).toBe(1);
    expect(buttons[0]?.height).toBeLessThan(56);
  });
}

test('on a tablet the drawing of the home page stands in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const [drawing] = await boxesOf(page.locator('figure').first());
  expect((drawing?.left ?? 0) + (drawing?.right ?? 0)).toBeCloseTo(768, 0);
});

test('the numbers of the profiles are counted from left to right in their drawing', async ({ page }) => {
  await page.goto('/getting-started');
  const numbers = page.locator('figure svg text').filter({ hasText: /^\d$/ });
  const boxes = await boxesOf(numbers);
  const inOrder = (await numbers.allTextContents())
    .map((text, index) => ({ text, left: boxes[index]?.left ?? 0 }))
    .toSorted((one, other) => one.left - other.left);
  expect(inOrder.map(({ text }) => text)).toEqual(['1', '2', '3']);
});

for (const { path, drawnIn } of [
  // Nothing in it stands behind its letters.
  { path: '/', drawnIn: 'CanvasText' },
  { path: '/why-dep', drawnIn: 'Canvas' },
  { path: '/graphics', drawnIn: 'Canvas' },
  { path: '/getting-started', drawnIn: 'Canvas' },
]) {
  test(`with forced colours the drawings of ${path} take the visitor's, and nothing hides labels behind the palette's paper`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    const { expected, fills } = await page.evaluate((drawnIn) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('forced-color-adjust', 'none');
      probe.style.color = drawnIn;
      const fillOf = (shape: Element) => getComputedStyle(shape).fill;
      return {
        expected: getComputedStyle(probe).color,
        fills: [...document.querySelectorAll('main svg :is(rect, circle, path)')].map(fillOf),
      };
    }, drawnIn);
    expect(fills).toContain(expected);
    for (const { dark } of [colours.bg.DEFAULT, { dark: plateColour }])
      expect(fills).not.toContain(toRgb(dark));
  });
}

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
    const features = await printed(page, '[class^=offer-cards-features] li');
    const marks = await printed(page, '[class^=offer-cards-features] li', '::before');
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
    await expect(work).toHaveText('RegulatoryGap analysis');
    // What is for screen readers alone is a pixel wide.
    for (const { width } of await boxesOf(work.locator('> *'))) expect(width).toBeGreaterThan(40);
  });

  test('the milestone tracker stays with its legend', async ({ page }) => {
    await page.goto('/graphics');
    const tracker = page.locator('div:has(> svg):has(> ul)', { hasText: 'In Progress' });
    await expect(tracker).toHaveCSS('break-inside', 'avoid');
  });
});
