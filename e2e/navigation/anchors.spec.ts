import { expect, type Locator, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { recordScrolling, scrollTo } from '../support/scrolling.ts';
import { blockScripts, desktop, hydrate, markDocument, openPage, pauseScripts } from '../support/site.ts';

test.use({ viewport: desktop });

/** Waits until the element rests at an expected distance from the top of the window. Returns that distance. */
async function waitForRest(element: Locator, isExpected: (top: number) => boolean) {
  let previousTop = Number.NaN;
  await expect
    .poll(async () => {
      const top = await element.evaluate((node) => node.getBoundingClientRect().top);
      const isResting = Math.abs(top - previousTop) < 1 && isExpected(top);
      previousTop = top;
      return isResting;
    })
    .toBe(true);
  return previousTop;
}

/** Waits until the anchor rests below the fixed header. */
async function expectShown(page: Page, id: string) {
  const top = await waitForRest(page.locator(`[id="${id}"]`), (position) => position < 400);
  const header = (await page.locator('header').first().boundingBox())!;
  expect(top).toBeGreaterThanOrEqual(header.height);
}

for (const isHydrated of [false, true])
  test(`a visitor who opens a link with an anchor sees it ${isHydrated ? 'with' : 'without'} the app`, async ({
    page,
  }) => {
    if (!isHydrated) await blockScripts(page);
    await page.goto('/process?from=test#vendor-matching');
    if (isHydrated) await hydrate(page);
    await expectShown(page, 'vendor-matching');
    await expect(page).toHaveURL('/process?from=test#vendor-matching');
    await page.keyboard.press('Tab');
    const isFocusBefore = await page.locator('[id="vendor-matching"]').evaluate((target) => {
      const position = target.compareDocumentPosition(document.activeElement!);
      return Boolean(position & Node.DOCUMENT_POSITION_PRECEDING);
    });
    expect(isFocusBefore, 'Tab goes on before the anchor').toBe(false);
  });

test('a visitor who scrolls away from the anchor stays there after hydration', async ({ page }) => {
  await page.clock.install();
  const release = await pauseScripts(page);
  await page.goto('/process#vendor-matching');
  await expectShown(page, 'vendor-matching');
  await scrollTo(page, 200);
  release();
  await hydrate(page);
  await page.clock.runFor(400);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test('a link to an anchor moves focus and scrolls smoothly, except with reduced motion', async ({ page }) => {
  const readPositions = await recordScrolling(page);
  await openPage(page, '/');
  const isSameDocument = await markDocument(page);
  await linkTo(page.locator('main'), '/process#execution-support').click();
  await expect(page).toHaveURL('/process#execution-support');
  await expectShown(page, 'execution-support');
  await expect(page.locator('[id="execution-support"]')).toBeFocused();

  await scrollTo(page, 0);
  await readPositions();
  await page.locator('main a[href$="#vendor-matching"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/process#vendor-matching');
  await expectShown(page, 'vendor-matching');
  await expect(page.locator('[id="vendor-matching"]')).toBeFocused();
  expect((await readPositions()).length, 'smooth scroll positions').toBeGreaterThan(1);

  await scrollTo(page, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readPositions();
  await page.locator('main a[href$="#vendor-matching"]').first().dispatchEvent('click');
  await expectShown(page, 'vendor-matching');
  expect(await readPositions(), 'scroll positions with reduced motion').toHaveLength(1);
  expect(await isSameDocument()).toBe(true);
});

test('a link to the contact page on that page shows the form and keeps the topic, and Back restores the position', async ({
  page,
}) => {
  await openPage(page, '/contact?topic=partnership');
  await page.locator('main a[href="/contact"]').first().click();
  await expectShown(page, 'contact-form');
  await expect(page).toHaveURL('/contact?topic=partnership');
  await page.goBack();
  await waitForRest(page.locator('html'), (top) => top === 0);
});
