import { expect, type Page, test } from '@playwright/test';
import {
  differentiators,
  explanation,
  explanationButtons,
  showAllDifferentiators,
  tooltip,
} from '../support/explanations.ts';
import { linkTo } from '../support/menus.ts';
import { desktop, openPage, phone } from '../support/site.ts';

const evidenceLink = (page: Page, index: number) => differentiators(page).nth(index).getByRole('link');

test.describe('differentiators on the home page', () => {
  test.use({ viewport: desktop });

  test('a visitor sees the explanation after 300 ms of hover, until the mouse or the wheel moves away', async ({
    page,
  }) => {
    await openPage(page, '/');
    const button = explanationButtons(page).nth(3);
    await button.scrollIntoViewIfNeeded();
    // The first hover loads the tooltip's code.
    await button.hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(2, 300);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.hover();
    await page.clock.runFor(299);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toBeVisible();
    await page.clock.resume();
    const text = await explanation(page, 3).textContent();
    await expect(tooltip(page)).toHaveText(text as string);
    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(2, 300);
    await expect(tooltip(page)).toBeHidden();
    await explanationButtons(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    // Far enough that the mouse isn't on another button then.
    await page.mouse.wheel(0, 99_999);
    await expect(tooltip(page)).toBeHidden();
    await explanationButtons(page).first().click();
    await expect(explanation(page, 0), 'a click keeps it open').toBeVisible();
    await expect(tooltip(page)).toHaveCount(0);
    await page.mouse.click(2, 400);
    await expect(explanation(page, 0), 'until a click outside').toBeHidden();
  });

  test('an explanation covers no other differentiator', async ({ page }) => {
    await openPage(page, '/');
    await showAllDifferentiators(page);
    const cells = differentiators(page);
    for (const index of [0, 1, 2, 6]) {
      await cells.nth(index).evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
      await explanationButtons(page).nth(index).hover();
      await expect(tooltip(page)).toHaveText((await explanation(page, index).textContent()) as string);
      const measureOverflow = async () => {
        const cell = (await cells.nth(index).boundingBox())!;
        const { x, y, width, height } = (await tooltip(page).boundingBox())!;
        const right = x + width - (cell.x + cell.width);
        const bottom = y + height - (cell.y + cell.height);
        return Math.max(cell.x - x, cell.y - y, right, bottom);
      };
      await expect.poll(measureOverflow, `explanation ${index}`).toBeLessThanOrEqual(1);
    }
  });

  test('keyboard focus shows the explanation, also while the page scrolls, Escape hides it, and a passing mouse doesn’t', async ({
    page,
  }) => {
    await openPage(page, '/');
    await showAllDifferentiators(page);
    await linkTo(page.locator('main'), '/contact').last().focus();
    await evidenceLink(page, 6).focus();
    await page.keyboard.press('Tab');
    await expect(explanationButtons(page).nth(6)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(explanationButtons(page).nth(6)).toBeFocused();

    await evidenceLink(page, 6).focus();
    const headings = differentiators(page).locator('h3');
    await headings.nth(5).hover();
    await page.keyboard.press('Tab');
    await headings.nth(4).hover();
    await expect(explanationButtons(page).nth(6)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();

    await evidenceLink(page, 6).focus();
    const scrollEnd = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) =>
            document.addEventListener('scrollend', () => resolve(), { once: true }),
          ),
      );
    await Promise.all([scrollEnd(), page.evaluate(() => window.scrollTo(0, 0))]);
    await page.evaluate(() => void (document.documentElement.style.scrollBehavior = 'smooth'));
    await Promise.all([scrollEnd(), page.keyboard.press('Tab')]);
    await expect(explanationButtons(page).nth(6)).toBeFocused();
    await expect(tooltip(page), 'after the page has scrolled').toBeInViewport();
  });
});

test('on a phone, an explanation doesn’t cover the text that it explains', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/');
  await showAllDifferentiators(page);
  const cells = differentiators(page);
  for (const index of [0, 1, 2, 6]) {
    await cells.nth(index).evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await explanationButtons(page).nth(index).click();
    const opened = (await explanation(page, index).boundingBox())!;
    const cell = (await cells.nth(index).boundingBox())!;
    const isBeside = opened.y >= cell.y + cell.height - 1 || opened.y + opened.height <= cell.y + 1;
    expect(isBeside, `explanation ${index}`).toBe(true);
    await page.keyboard.press('Escape');
  }
});
