import { expect } from '@playwright/test';
import { test } from '../support/accessibility.ts';
import { blockScripts, pagePaths } from '../support/site.ts';
import { readTypesetting, findTypesettingFaults } from '../support/typesetting.ts';

const widths = [320, 390, 768, 1280, 1920];

// Scripts don't change the page (`journeys/journeys.spec.ts`).
test.beforeEach(({ reusedPage }) => blockScripts(reusedPage));
test.afterEach(({ reusedPage }) => reusedPage.unrouteAll());

for (const path of pagePaths) {
  test(`${path} shows every answer at 320 px, and has no broken figure, overflow or tiny text from 320 to 1920 px`, async ({
    reusedPage: page,
  }) => {
    const faults: string[] = [];
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    for (const summary of await page.locator('main summary').all()) {
      await summary.click();
      await expect(summary.locator('xpath=..').locator('p, li, dd').first()).toBeVisible();
    }
    await readTypesetting(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await findTypesettingFaults(page)).map((fault) => `${fault} at ${width} px`));
    }
    const breaks = faults.some((fault) => fault.includes('breaks over lines'));
    const advice = 'a figure breaks over lines: pass it to preventBreaks (src/components/prevent-breaks.ts)';
    expect(faults, breaks ? advice : undefined).toEqual([]);
  });
}
