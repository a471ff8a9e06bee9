import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { budgets, getCompressedSize } from '#scripts/build/weight.ts';
import { showLateTypefaces } from '#src/shell/late-typefaces.ts';
import {
  collectProblems,
  collectViolations,
  findModules,
  getTitle,
  hydrate,
  outDir,
  pagePaths,
  pauseRequests,
  readBuiltPage,
} from '../support/site.ts';

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

/** Characters of no first file, but arrows, which are drawn. */
const otherCharacters = /[^ -~\s©°±µ·×€™−‐-‧←→]/;

/** Returns the paths of the files that the page requests from now on. */
function collectFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  return files;
}

const findSecondTypefaces = (files: Set<string>) => [...files].filter((file) => file.includes('-others.'));

for (const path of pagePaths)
  test(`${path} hydrates without problems, loads only what it needs, shifts nothing and fits every width`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const violations = await collectViolations(page);
    const files = collectFiles(page);
    await page.addInitScript(recordShifts);
    const visit = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      // Routes turn the cache off, so that each visit is a first one.
      await openWithLateTypefaces(page, path);
      await hydrate(page);
      await waitForTwoFrames(page);
      expect(await page.evaluate(() => window.shifts), `layout shifts at ${width} px`).toEqual([]);
      await page.unrouteAll();
    };
    await visit(1280);
    expect(violations, 'violations of the content security policy and of trusted types').toEqual([]);
    // The specification requires this message.
    expect(problems.filter((problem) => !problem.includes('Page not found: '))).toEqual([]);
    await visit(360);

    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const measuredScripts = findModules(readBuiltPage(path));
    const laterScripts = scripts.slice(measuredScripts.length);
    expect(scripts.slice(0, measuredScripts.length).toSorted()).toEqual(measuredScripts.toSorted());
    const laterBytes = laterScripts.map((script) => getCompressedSize(readFileSync(outDir + script)));
    expect(
      laterBytes.reduce((sum, bytes) => sum + bytes, 0),
      laterScripts.join(', '),
    ).toBeLessThanOrEqual(budgets.laterScripts);

    // The owner may write names such as "Łucja".
    if (!otherCharacters.test((await page.locator('body').textContent()) ?? ''))
      expect(findSecondTypefaces(files), 'second files of typefaces').toEqual([]);

    await page.evaluate(showLateTypefaces);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findFaults), `${width} px wide`).toEqual([]);
    }
    await page.evaluate(addTextSpacing);
    for (const width of [320, 390, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(measureOverflow), `${width} px wide, with text spacing`).toBe(0);
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

test('a page loads the second file of a typeface for a character that the first one lacks', async ({
  page,
}) => {
  const files = collectFiles(page);
  await page.goto('/sitemap');
  const text = (await page.locator('body').textContent()) ?? '';
  test.skip(otherCharacters.test(text), 'The owner has written such a character on the page.');
  await page.locator('h1').evaluate((title) => (title.textContent = 'Łucja'));
  await expect.poll(() => findSecondTypefaces(files)).toEqual([expect.stringContaining('/fraunces-')]);
});

test('no page has render-blocking resources, and each preloads both typefaces in the body', () => {
  for (const path of pagePaths) {
    const html = readBuiltPage(path);
    expect(html.replace(/<link[^>]+media="print">/, ''), path).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html, path).not.toMatch(/<script[^>]+\bsrc=/);
    // Chromium delays the first frame for a font preloaded in the head.
    const [head = '', body = ''] = html.split('<body>');
    expect(head, path).not.toMatch(/<link[^>]+as="font"/);
    // Pages with rare characters preload the second files too.
    const typefaces = body.match(/<link[^>]+as="font"/g) ?? [];
    expect(
      typefaces.filter((link) => !link.includes('-others')),
      path,
    ).toHaveLength(2);
    expect(body, 'styles are in the head').not.toContain('<style');
  }
});

/** Adds the spacing of WCAG 2.2, 1.4.12. Runs in the browser. */
function addTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the browser. */
function measureOverflow(): number {
  const bar = document.querySelector('header > nav')!;
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(scrollWidth - clientWidth, bar.scrollWidth - bar.clientWidth);
}

/** Opens all answers. Runs in the browser. */
function findFaults(): string[] {
  const unit = String.raw`(?:business )?(?:day|week|month|year|minute|MB)s?\b`;
  const figures = new RegExp(
    String.raw`\$?\d[\d,]*[-–]\$?\d[\d,]*%?(?: ${unit})?|\d[\d,]*\+?[- ]${unit}|\bpre-IND\b`,
    'giu',
  );
  const faults = new Set<string>();
  const quote = (node: Node) => `"${node.textContent?.trim().slice(0, 60)}"`;

  for (const details of document.querySelectorAll('main details')) {
    details.removeAttribute('name');
    details.setAttribute('open', '');
    const isShown = [...details.children].some((part) => !part.matches('summary') && part.checkVisibility());
    if (!isShown) faults.add(`${quote(details)} doesn’t show its answer`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    let block = node.parentElement as Element;
    if (block.closest('script, style, option, textarea')) continue;
    while (getComputedStyle(block).display === 'inline' && !block.matches('svg *'))
      block = block.parentElement as Element;
    const box = block.getBoundingClientRect();
    // This text is visually hidden.
    if (box.width < 2 || box.height < 2) continue;

    const scale = (block instanceof SVGGraphicsElement && block.getScreenCTM()?.a) || 1;
    const size = Number.parseFloat(getComputedStyle(block).fontSize) * scale;
    // Text of size 0 is visually hidden.
    if (size > 0 && size < 11.95) faults.add(`${quote(block)} has ${size.toFixed(1)} px, less than 12`);

    for (const { 0: figure, index } of node.data.matchAll(figures)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      const { height, right } = range.getBoundingClientRect();
      const [line] = range.getClientRects();
      if (line && height > line.height * 1.5)
        faults.add(`"${figure}" breaks over lines: show it with Text or Heading (src/components/Text.tsx)`);
      if (right > box.right + 1) faults.add(`"${figure}" overflows its line`);
    }
  }

  // The body clips overflow, so the scroll width alone isn't enough.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
  // On wide screens, drawings overflow on purpose.
  for (const element of clientWidth > 390 ? [] : document.body.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    // Visually hidden elements are off-screen or one pixel in size.
    if (right <= 0 || width <= 1 || height <= 1 || (right <= clientWidth + 1 && left >= -1)) continue;
    if (element.checkVisibility({ visibilityProperty: true }) && !isInScroller(element.parentElement))
      faults.add(`${element.localName} ${quote(element)} overflows the page`);
  }
  return [...faults];
}
