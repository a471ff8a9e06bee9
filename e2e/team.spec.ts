import { expect, test } from '@playwright/test';
import { team } from '#src/site/team.ts';
import { takeOver, watchProblems } from './support/site.ts';

test('the pictures of the team stand in one column, all of one size, drawings and photos alike', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/team');
    const boxes = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
    expect(boxes).toHaveLength(team.length);
    expect(new Set(boxes.map(({ left, width: side, height }) => `${left} ${side} ${height}`)).size).toBe(1);
  }
});

test('the pictures of the team fall back to the placeholder', async ({ page }) => {
  const problems = watchProblems(page);
  await page.route('/team/*', (route) => route.abort());
  await page.goto('/team');
  await takeOver(page);
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(team.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', '/placeholder.svg');
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
    await expect.poll(shown).toMatch(/\/placeholder\.svg$/);
  }
  expect(problems.filter((problem) => !problem.startsWith('request failed'))).toEqual([]);
});
