import { expect, test, type Page } from '@playwright/test';
import { blockScripts, pauseRequests, pagePaths } from '../support/site.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

const countHeadingLines = (page: Page) =>
  page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const middles = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
        const gap = parseFloat(getComputedStyle(heading).fontSize) * 0.6;
        const lines = middles
          .toSorted((a, b) => a - b)
          .filter((middle, index, all) => index === 0 || middle - (all[index - 1] as number) > gap);
        return `${heading.textContent}: ${lines.length}`;
      }),
  );

const areTypefacesLoaded = (page: Page) =>
  page.evaluate(() => document.fonts.check('1em Figtree') && document.fonts.check('520 1em Fraunces'));

/** The browser reports a layout shift one frame after painting it. */
const waitForTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const path of pagePaths) {
  test(`${path} keeps its layout when its typefaces load late`, async ({ page }) => {
    await blockScripts(page);
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const release = await pauseRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await areTypefacesLoaded(page)).toBe(false);
      const before = await countHeadingLines(page);
      await waitForTwoFrames(page);
      release();
      await expect.poll(() => areTypefacesLoaded(page)).toBe(true);
      expect(await countHeadingLines(page), `lines of headings at ${width} px`).toEqual(before);
      await waitForTwoFrames(page);
      expect(
        await page.evaluate(() => window.layoutShift),
        `layout shift at ${width} px`,
      ).toBeLessThanOrEqual(0.01);
      await page.unroute('**/*.woff2');
    }
  });
}

test('a first visit shows both typefaces without a reload', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => areTypefacesLoaded(page)).toBe(true);
});
