import { expect, test, type Locator } from '@playwright/test';
import { describeInvolvement, disciplines } from '#src/content/disciplines.ts';
import { team } from '#src/content/values/team.ts';
import { desktop, phone } from '../support/site.ts';

const readFontSize = (line: Locator) =>
  line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

for (const viewport of [desktop, phone])
  test(`at ${viewport.width} px, the largest text of a profile is the name, or the discipline if there is no name`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`/team#${team.at(-1)!.slug}`);
    await expect(page.getByText(team.at(-1)!.bio), 'a link leads to a profile').toBeInViewport();
    for (const { name, title, isIndependent, isPlaceholder } of team) {
      const label = isIndependent ? `${name}*` : name;
      const heading = page.locator('main').getByRole('heading', { name: label, exact: true }).first();
      const titleLine = heading.locator('xpath=following-sibling::p[1]');
      await expect(titleLine).toHaveText(title);
      const [nameSize, titleSize] = [await readFontSize(heading), await readFontSize(titleLine)];
      if (isPlaceholder) expect(titleSize, name).toBeGreaterThan(nameSize);
      else expect(nameSize, name).toBeGreaterThan(titleSize);
    }
    const lanes = page.locator('figure').getByRole('listitem');
    const shown = Object.entries(disciplines).filter(([key]) =>
      team.some(({ discipline }) => discipline === key),
    );
    for (const [, { name, involvementByPhase }] of shown)
      await expect(lanes.filter({ hasText: name }), 'the drawing says it in words').toContainText(
        describeInvolvement(involvementByPhase),
      );
  });
