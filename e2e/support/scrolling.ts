import type { Page } from '@playwright/test';

/** Returns a function that reads and clears the scroll positions that the visitor has seen. */
export async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const positions: number[] = [];
    document.addEventListener('scroll', () => {
      const top = Math.round(window.scrollY);
      if (top !== positions.at(-1)) positions.push(top);
    });
    Object.assign(window, { positions });
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions.splice(0));
}

/** Waits for `scrollend`, because the app may store the position then. The page must be elsewhere before. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (position) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scrollend', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top: position, behavior: 'instant' });
      }),
    top,
  );
