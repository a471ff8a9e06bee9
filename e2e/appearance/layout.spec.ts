import { expect, test } from '@playwright/test';
import { boxesOf, rowsOf } from '../support/boxes.ts';
import { blockScripts, desktop, phone } from '../support/site.ts';

// Without the app, which shows the same (`styles.spec.ts`).
test.beforeEach(({ page }) => blockScripts(page));

for (const path of ['/', '/about', '/why-dep', '/services']) {
  test(`on a phone no fact of ${path} stands alone below a row of others`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const rows = rowsOf(await boxesOf(page.locator('main dl').first().locator('> div')));
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

for (const viewport of [desktop, phone])
  test(`"Not sure where to start?" comes before the form, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    const help = page.getByRole('heading', { name: 'Not sure where to start?' });
    const [box] = await boxesOf(help);
    const [form] = await boxesOf(page.locator('main form'));
    expect(box?.bottom).toBeLessThan(form?.top ?? 0);
    const isBefore = await help.evaluate((heading) =>
      Boolean(
        heading.compareDocumentPosition(document.querySelector('main form') as Node) &
        Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    expect(isBefore, 'also for who hears the page').toBe(true);
    if (viewport === phone) await page.locator('main summary').first().click();
    await expect(page.getByRole('link', { name: 'Select your profile' })).toHaveAttribute(
      'href',
      '/getting-started',
    );
  });

for (const path of ['/', '/process', '/getting-started']) {
  test(`on a tablet each of the three buttons of ${path} keeps its label on one line`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const buttons = await boxesOf(page.locator('main li > h3 ~ a'));
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
