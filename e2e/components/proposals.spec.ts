import { expect, type Page, test } from '@playwright/test';
import { content as matching } from '#pages/flexible-services/rfp-matching/content.ts';
import { desktop, openPage, phone } from '../support/site.ts';

const path = '/flexible-services/rfp-matching';

const { all, proposals, sample } = matching.choice;
const names = ['A', 'B', 'C', 'D'] as const;
const lines = ['dashed', 'choice', 'dotted', 'dash-dot'];

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** A radio button is visually hidden inside its label. */
const label = (page: Page, name: string) => page.locator('label', { has: choice(page, name) });

/** Returns the names whose line and whose column in both tables are highlighted, and the one with the widest line. */
async function readHighlighted(page: Page) {
  const strokes = await Promise.all(
    lines.map((line) =>
      page.locator(`use[href$="#${line}"]`).evaluate((use) => {
        const { opacity, strokeWidth } = getComputedStyle(use);
        return { opacity: Number(opacity), width: Number.parseFloat(strokeWidth) };
      }),
    ),
  );
  const widths = strokes.map(({ width }) => width);
  const weights = await page
    .locator('article tbody tr:has(th)')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => getComputedStyle(cell).fontWeight)),
    );
  return {
    lines: names.filter((_, index) => strokes[index]!.opacity === 1),
    widest: names.filter((_, index) => widths[index] === Math.max(...widths)),
    columns: names.filter((_, index) => weights.every((row) => row[index] === '600')),
  };
}

async function expectHighlighted(page: Page, name: (typeof names)[number]) {
  await expect.poll(() => readHighlighted(page)).toEqual({ lines: [name], widest: [name], columns: [name] });
  for (const proposal of proposals)
    await expect(page.getByText(proposal.text)).toBeVisible({ visible: proposal.name === name });
}

async function expectAll(page: Page) {
  await expect.poll(() => readHighlighted(page)).toEqual({ lines: names, widest: ['B'], columns: [] });
  await expect(page.getByText(all.text)).toBeVisible();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'in the app' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('arrow keys and the pointer highlight a proposal in the plot and in both tables', async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await (javaScriptEnabled ? openPage(page, path) : page.goto(path));
      await expectAll(page);
      await choice(page, all.label).focus();
      for (const name of names) {
        await page.keyboard.press('ArrowRight');
        await expect(choice(page, name)).toBeChecked();
        await expect(choice(page, name)).toHaveAccessibleDescription(
          proposals.find((proposal) => proposal.name === name)!.text,
        );
        await expectHighlighted(page, name);
      }
      await label(page, 'B').hover();
      await expectHighlighted(page, 'B');
      await page.mouse.move(2, 2);
      await expectHighlighted(page, 'D');
      await page.keyboard.press('ArrowRight');
      await expectAll(page);
      await page.getByRole('link', { name: sample.label }).click();
      await expect(page.locator('[id="proposals-as-received"]')).toBeInViewport();
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a tap highlights a proposal, and each choice is large enough for a finger', async ({ page }) => {
    await openPage(page, path);
    for (const name of names) {
      await label(page, name).tap();
      await expectHighlighted(page, name);
      const box = await label(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});
