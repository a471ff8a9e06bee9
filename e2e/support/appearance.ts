import type { Page } from '@playwright/test';

/** Returns a line per element with its position and colors. Scrolls to the top. */
export async function readAppearance(page: Page): Promise<readonly string[]> {
  // Plots are separate files without a load event.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [role=img] > svg:first-child:has(use)')].every((svg) =>
      [...svg.children].some((shape) => shape.getBoundingClientRect().width > 0),
    ),
  );
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Colors change during hover transitions.
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [styleSheet];
    return [...document.querySelectorAll('main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display, borderTopWidth } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${fontSize} ${display} ${borderTopWidth}`;
    });
  });
}
