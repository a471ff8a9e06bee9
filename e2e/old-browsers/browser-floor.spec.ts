import { expect, test } from '@playwright/test';
import { samplesPath } from '#src/site/paths.ts';
import { sizes } from '../support/accessibility.ts';
import { collectProblems, openPage, pagePaths, unknownPath } from '../support/site.ts';

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    for (const path of pagePaths)
      test(`the oldest supported browser hydrates ${path} without problems`, async ({ page }) => {
        const problems = collectProblems(page);
        await openPage(page, path);
        await expect(page.locator('h1')).toHaveCount(1);
        // The specification requires the first message. Chromium 123 misreads `anchor-name:--cell` as a selector.
        const expected = [`Page not found: ${unknownPath}`, 'Custom state pseudo classes'];
        expect(problems.filter((problem) => !expected.some((text) => problem.includes(text)))).toEqual([]);
      });
  });

test('the oldest supported browser prints every sample', async ({ page }) => {
  await openPage(page, samplesPath);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await page.pdf();
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
});
