import type { Page } from '@playwright/test';

/** The look and position of every element of the page, one line each, with the page scrolled to its top. */
export async function readAppearance(page: Page): Promise<readonly string[]> {
  // The drawing of a plot is a separate file, and there is no event for its arrival.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [role=img] > svg:first-child:has(use)')].every((svg) =>
      [...svg.children].some((shape) => shape.getBoundingClientRect().width > 0),
    ),
  );
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Ends hover transitions at once, because colors change while they run.
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
