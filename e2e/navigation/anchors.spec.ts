import { expect, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { blockScripts, desktop, pauseScripts, hydrate, markDocument, openPage } from '../support/site.ts';

const readHeaderBottom = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom);

test.describe('navigation inside the app', () => {
  test.use({ viewport: desktop });

  const anchors = [
    'start-with-strategy',
    'execution-support',
    'vendor-matching',
    'molecule',
    'planning',
    'rfp',
    'investor',
    'timeline',
  ];

  async function waitForRestingTop(page: Page, id: string): Promise<number> {
    const target = page.locator(`[id="${id}"]`);
    let previousTop = Number.NaN;
    await expect
      .poll(async () => {
        const top = await target.evaluate((element) => element.getBoundingClientRect().top);
        const isResting = Math.abs(top - previousTop) < 1 && top < 400;
        previousTop = top;
        return isResting;
      })
      .toBe(true);
    return previousTop;
  }

  test('every anchor on the process page is shown below the fixed header', async ({ page }) => {
    await openPage(page, '/process#timeline');
    const header = await readHeaderBottom(page);
    expect(await waitForRestingTop(page, 'timeline')).toBeGreaterThanOrEqual(header);
    for (const id of anchors) {
      const target = page.locator(`[id="${id}"]`);
      await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      expect(await waitForRestingTop(page, id), id).toBeGreaterThanOrEqual(header);
      await expect(target).toBeInViewport();
    }
  });

  /** Waits for `scrollend`, or the next test step would receive it. */
  const scrollToTop = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          document.addEventListener('scrollend', resolve, { once: true });
          window.scrollTo({ top: 0, behavior: 'instant' });
        }),
    );

  /** `after` is in milliseconds since DOMContentLoaded. */
  async function recordScroll(page: Page) {
    await page.addInitScript(() => {
      const positions: { top: number; after: number }[] = [];
      let start = Number.NaN;
      document.addEventListener('DOMContentLoaded', () => (start = performance.now()));
      document.addEventListener('scroll', () =>
        positions.push({ top: Math.round(window.scrollY), after: performance.now() - start }),
      );
      Object.assign(window, { positions });
    });
    return () =>
      page.evaluate(() => (window as unknown as { positions: { top: number; after: number }[] }).positions);
  }

  for (const isHydrated of [false, true])
    test(`a visitor who opens a link with an anchor scrolls to it smoothly after 100 ms ${isHydrated ? 'with' : 'without'} the app`, async ({
      page,
    }) => {
      if (!isHydrated) await blockScripts(page);
      const positions = await recordScroll(page);
      await page.goto('/process?from=test#vendor-matching');
      if (isHydrated) await hydrate(page);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      expect(await waitForRestingTop(page, 'vendor-matching')).toBeGreaterThanOrEqual(
        await readHeaderBottom(page),
      );
      await expect(page).toHaveURL('/process?from=test#vendor-matching');
      const positionsSeen = await positions();
      expect(positionsSeen[0]!.after, 'the first movement').toBeGreaterThanOrEqual(100);
      expect(new Set(positionsSeen.map(({ top }) => top)).size, 'scroll positions').toBeGreaterThan(3);
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const target = document.getElementById('vendor-matching')!;
          return target.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_PRECEDING;
        }),
      ).toBe(0);
    });

  test('a visitor who scrolls away from the anchor stays there after hydration', async ({ page }) => {
    await page.clock.install();
    const release = await pauseScripts(page);
    await page.goto('/process#vendor-matching');
    await waitForRestingTop(page, 'vendor-matching');
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    release();
    await hydrate(page);
    await page.clock.runFor(400);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('a link to an anchor scrolls smoothly and moves focus, from another page and on the same page', async ({
    page,
  }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    await linkTo(page.locator('main'), '/process#execution-support').click();
    await expect(page).toHaveURL('/process#execution-support');
    expect(await waitForRestingTop(page, 'execution-support')).toBeGreaterThanOrEqual(
      await readHeaderBottom(page),
    );
    await expect(page.locator('[id="execution-support"]')).toBeFocused();

    await scrollToTop(page);
    const positions = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const positionsSeen = new Set<number>();
          const recordPosition = () => positionsSeen.add(Math.round(window.scrollY));
          document.addEventListener('scroll', recordPosition);
          document.addEventListener('scrollend', () => resolve(positionsSeen.size), { once: true });
        }),
    );
    await page
      .locator('main a[href$="#vendor-matching"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/process#vendor-matching');
    expect(await positions, 'scroll positions').toBeGreaterThan(3);
    expect(await waitForRestingTop(page, 'vendor-matching')).toBeGreaterThanOrEqual(
      await readHeaderBottom(page),
    );
    expect(await isSameDocument()).toBe(true);
  });

  test('with reduced motion, each anchor is shown without smooth scrolling', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const positions = await recordScroll(page);
    await page.goto('/process#vendor-matching');
    await waitForRestingTop(page, 'vendor-matching');
    expect(new Set((await positions()).map(({ top }) => top)).size).toBeLessThanOrEqual(1);

    await hydrate(page);
    await scrollToTop(page);
    const jumps = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          document.addEventListener('scroll', () => count++);
          document.addEventListener('scrollend', () => resolve(count), { once: true });
        }),
    );
    await page
      .locator('main a[href$="#vendor-matching"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    expect(await jumps).toBe(1);
  });
});
