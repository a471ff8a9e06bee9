import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Elements that had focus, with those that no visitor could see then. */
    focusStops: Map<Element, { name: string; isHidden: boolean }>;
    isFocusDone: boolean;
  }
}

export const focusSizes = [
  { width: 320, height: 600 },
  { width: 1280, height: 720 },
] as const;

/** At each key, looks at the element that the key before has focused. Runs in the browser. */
function watchFocus() {
  const isWatching = 'focusStops' in window;
  window.focusStops = new Map();
  window.isFocusDone = false;
  // Another window size may have moved it out of view.
  (document.activeElement as HTMLElement).blur();
  if (isWatching) return;

  function findLayer(element: Element): Element | null {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) return element;
    return element.parentElement && findLayer(element.parentElement);
  }

  function isVisibleAt(element: Element, x: number, y: number) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const layer = findLayer(hit);
    return layer === null || layer.contains(element);
  }

  function isHidden(element: Element) {
    // The label shows the focus of a visually hidden control.
    const shown = element.closest('label') ?? element;
    return ![...shown.getClientRects()].some(({ left, right, top, bottom }) =>
      [left + 1, (left + right) / 2, right - 1].some((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].some((y) => isVisibleAt(element, x, y)),
      ),
    );
  }

  let previous: Element | null = null;
  document.addEventListener(
    'keydown',
    () => {
      const element = document.activeElement;
      // A date field has several stops.
      if (!element || element === document.body || element === previous) return;
      previous = element;
      if (window.focusStops.has(element)) window.isFocusDone = true;
      else
        window.focusStops.set(element, {
          name: element.outerHTML.slice(0, 120),
          isHidden: isHidden(element),
        });
    },
    true,
  );
}

/**
 * Presses Tab, then Shift+Tab, until the focus has been everywhere. Fails if a fixed or sticky layer or the window's edge
 * hides a focused element (WCAG 2.2, 2.4.11).
 */
export async function expectFocusVisible(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(watchFocus);
    do {
      // The presses wait for each other only in the browser, which is faster.
      await Promise.all(Array.from({ length: 25 }, () => page.keyboard.press(key)));
    } while (!(await page.evaluate(() => window.isFocusDone)));
    const hidden = await page.evaluate(() =>
      [...window.focusStops.values()].filter(({ isHidden }) => isHidden).map(({ name }) => name),
    );
    expect(hidden, `${key}, ${JSON.stringify(page.viewportSize())}`).toEqual([]);
  }
}
