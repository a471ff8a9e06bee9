import { expect, test, type Page } from '@playwright/test';
import { getTitle, hydrate, pagePaths, pauseRequests } from '../support/site.ts';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Records each layout shift with the elements that move (https://wicg.github.io/layout-instability/). Runs in the browser. */
function recordShifts() {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  window.shifts = [];
  const describe = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  // A frame between two parts of the document shows, for example, a link that still has no text. The first frame of the
  // whole document is compared with it.
  let wholeSinceMs = Infinity;
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => (wholeSinceMs = performance.now()))),
  );
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || startTime < wholeSinceMs) continue;
      const moves = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: from ${describe(previousRect)} to ${describe(currentRect)}`,
      );
      window.shifts.push([value, ...moves].join('\n'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The browser reports a layout shift one frame after painting it. */
const waitForTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens a page, and releases its typefaces after the first frame. */
async function openWithLateTypefaces(page: Page, path: string) {
  const release = await pauseRequests(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForTwoFrames(page);
  const areLoaded = () => document.fonts.check('1em Figtree') && document.fonts.check('520 1em Fraunces');
  expect(await page.evaluate(areLoaded)).toBe(false);
  release();
  await page.waitForFunction(areLoaded);
  await waitForTwoFrames(page);
}

for (const path of pagePaths)
  test(`${path} has no layout shift on a first visit with late typefaces, from 320 to 1280 px`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts);
    for (const width of [320, 360, 390, 412, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Routes turn the cache off, so that each visit is a first one.
      await openWithLateTypefaces(page, path);
      await hydrate(page);
      await waitForTwoFrames(page);
      expect(await page.evaluate(() => window.shifts), `${width} px wide`).toEqual([]);
      await page.unrouteAll();
    }
  });

/** Checks whether the browser draws the title with a font file. */
async function hasTypeface(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.every(({ isCustomFont }) => isCustomFont);
}

test('typefaces that come after the first frame show from the next page on', async ({ page }) => {
  await openWithLateTypefaces(page, '/about');
  await hydrate(page);
  expect(await hasTypeface(page)).toBe(false);
  await page.locator('footer a[href="/team"]').click();
  await expect(page).toHaveTitle(getTitle('/team'));
  await expect.poll(() => hasTypeface(page)).toBe(true);
});

/** Characters of no first file, but arrows, which are drawn. */
const otherCharacters = /[^ -~\s©°±µ·×€™−‐-‧←→]/;

/** Returns the names of the typeface files that the page requests from now on. */
function collectTypefaces(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/([\w-]+)\.[^/]+\.woff2$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

test('a page loads the second file of a typeface for a character that the first one lacks', async ({
  page,
}) => {
  const files = collectTypefaces(page);
  await page.goto('/sitemap');
  await page.locator('h1').evaluate((title) => (title.textContent = 'Łucja'));
  await expect.poll(() => files).toContain('fraunces-others');
});

test('pages without such characters load no second file', async ({ browser }) => {
  for (const path of pagePaths) {
    const page = await browser.newPage();
    const files = collectTypefaces(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // The owner may write names such as "Łucja".
    const needsOthers = otherCharacters.test((await page.locator('body').textContent()) ?? '');
    expect(needsOthers || !files.some((file) => file.endsWith('-others')), path).toBe(true);
    await page.close();
  }
});
