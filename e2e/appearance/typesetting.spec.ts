import { expect } from '@playwright/test';
import { showLateTypefaces } from '#src/shell/late-typefaces.ts';
import { test } from '../support/accessibility.ts';
import { blockScripts, pagePaths } from '../support/site.ts';

// Scripts don't change the page (`journeys/journeys.spec.ts`).
test.beforeEach(({ reusedPage }) => blockScripts(reusedPage));
test.afterEach(({ reusedPage }) => reusedPage.unrouteAll());

for (const path of pagePaths) {
  test(`${path} shows every answer, and has no broken figure, overflow or tiny text from 320 to 1280 px`, async ({
    reusedPage: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
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
}

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
