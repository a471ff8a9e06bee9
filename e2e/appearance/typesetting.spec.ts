import { expect, test } from '@playwright/test';
import { blockScripts, pagePaths } from '../support/site.ts';
import { readTypesetting, typesettingFaults } from '../support/typesetting.ts';

const widths = Array.from({ length: 41 }, (_, index) => 320 + index * 40);

// Without the app, which shows the same (`styles.spec.ts`).
test.beforeEach(({ page }) => blockScripts(page));

for (const path of pagePaths) {
  test(`${path} breaks no figure and no heading badly, and sets no text under 12 px, from 320 to 1920 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await readTypesetting(page);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await typesettingFaults(page)).map((fault) => `${fault} at ${width} px`));
    }
    const breaks = found.some((fault) => fault.includes('breaks over lines'));
    const advice = 'a figure breaks over lines: wrap it in unbroken (src/components/unbroken.ts)';
    expect(found, breaks ? advice : undefined).toEqual([]);
  });
}
