import { expect, test, type Locator } from '@playwright/test';
import { describeInvolvement, disciplines } from '#src/content/disciplines.ts';
import { team } from '#src/content/team.ts';
import { content as teamTexts } from '#pages/team/content.ts';
import { desktop, phone } from '../support/site.ts';

test('the largest text of a profile is the name, or the discipline if there is no name', async ({ page }) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto('/team');
    for (const { name, title, isIndependent, isPlaceholder } of team) {
      const label = isIndependent ? `${name}*` : name;
      const heading = page.locator('main').getByRole('heading', { name: label, exact: true }).first();
      const titleLine = heading.locator('xpath=following-sibling::p[1]');
      await expect(titleLine).toHaveText(title);
      const readFontSize = (line: Locator) =>
        line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      const [nameSize, titleSize] = [await readFontSize(heading), await readFontSize(titleLine)];
      if (isPlaceholder) expect(titleSize, name).toBeGreaterThan(nameSize);
      else expect(nameSize, name).toBeGreaterThan(titleSize);
    }
  }
});

test('a link to an advisor leads to the advisor’s profile', async ({ page }) => {
  await page.setViewportSize(phone);
  const { slug, bio } = team.at(-1)!;
  await page.goto(`/team#${slug}`);
  await expect(page.getByText(bio)).toBeInViewport();
});

test('the drawing says in words in which phases each discipline works', async ({ page }) => {
  await page.goto('/team');
  const lanes = page.locator('figure').getByRole('listitem');
  for (const { name, involvementByPhase } of Object.values(disciplines))
    await expect(lanes.filter({ hasText: name })).toContainText(describeInvolvement(involvementByPhase));
});

test('one link asks the team', async ({ page }) => {
  await page.goto('/team');
  await expect(page.locator('#profiles').getByRole('link')).toHaveText([teamTexts.profiles.action.label]);
});
