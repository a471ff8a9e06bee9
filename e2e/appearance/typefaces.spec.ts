import { expect, test, type Page } from '@playwright/test';
import { blockScripts, desktop, pauseRequests, pagePaths, phone } from '../support/site.ts';

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

const cases = [
  ...pagePaths.map((path) => ({ path, viewport: phone })),
  ...['/', '/process', '/submit-rfp/form'].map((path) => ({ path, viewport: desktop })),
];

for (const { path, viewport } of cases) {
  test(`${path} keeps its layout ${viewport.width} px wide when its typefaces load late`, async ({
    page,
  }) => {
    await blockScripts(page);
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize(viewport);
    const release = await pauseRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await areTypefacesLoaded(page)).toBe(false);
    const before = await countHeadingLines(page);
    await waitForTwoFrames(page);
    release();
    await expect.poll(() => areTypefacesLoaded(page)).toBe(true);
    expect(await countHeadingLines(page), 'lines of headings').toEqual(before);
    await waitForTwoFrames(page);
    expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThanOrEqual(0.01);
  });
}
