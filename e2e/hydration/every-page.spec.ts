import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { findRoute } from '#src/site/routes.ts';
import { hydrate, pagePaths, unknownPath, watchProblems } from '../support/site.ts';

for (const path of pagePaths) {
  test(`${path} is hydrated without an error, a warning or a failed request`, async ({ page }) => {
    const problems = watchProblems(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(findRoute(path) ? 200 : 404);
    const written = await page.locator('main').innerText();
    await hydrate(page);
    // The not-found page logs the unknown path (the owner’s specification).
    expect(problems.filter((problem) => !problem.endsWith(`Page not found: ${unknownPath}`))).toEqual([]);
    expect(await page.locator('main').innerText(), 'the text before and after the app came').toBe(written);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('a trailing slash goes, the query and the anchor stay', async ({ page }) => {
  await page.goto('/process/?utm_source=mail#faq');
  await expect(page).toHaveURL('/process?utm_source=mail#faq');
});

test('a slash that the app itself meets goes too', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => history.replaceState(null, '', '/about/?a=1#b'));
  await page.reload();
  await expect(page).toHaveURL('/about?a=1#b');
});
