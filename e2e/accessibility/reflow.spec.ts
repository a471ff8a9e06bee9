import { expect } from '@playwright/test';
import { test } from '../support/accessibility.ts';
import { pagePaths } from '../support/site.ts';

test.describe.configure({ timeout: 120_000 });

for (const path of pagePaths) {
  test(`${path} fits into 320 px, and shows there what each fold and question holds`, async ({
    reusedPage: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    for (const summary of await page.locator('main summary').all()) {
      await summary.click();
      await expect(summary.locator('xpath=..').locator('p, li, dd').first()).toBeVisible();
    }
    // The body clips what is too wide, so the document's scroll width isn't enough.
    const tooWide = await page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { left, right, width: breadth, height } = element.getBoundingClientRect();
          // Elements left of the window or a pixel in size are hidden on purpose.
          const isUnseen = right <= 0 || breadth <= 1 || height <= 1;
          return !isUnseen && (right > width + 1 || left < -1) && !scrolls(element.parentElement);
        })
        .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60)}`);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(tooWide, 'elements that reach beyond an edge').toEqual([]);
  });
}
