import { expect, test, type Page } from '@playwright/test';
import { desktop, openPage } from '../support/site.ts';

test.use({ viewport: desktop });

/** How visible each leg of home's lanes is, from 0 to 1, from the first milestone to the last. */
const readLegs = (page: Page) =>
  page
    .locator('#plan svg')
    .first()
    .locator('use:not(:first-child)')
    .evaluateAll((legs) => legs.map((leg) => Number(getComputedStyle(leg).opacity)));

const scrollTo = (page: Page, selector: string, block: ScrollLogicalPosition) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);

/** Returns how often each animation of CSS has started. */
async function countStarts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['starts'] = '0';
    document.addEventListener('animationstart', () => {
      const { dataset } = document.documentElement;
      dataset['starts'] = String(Number(dataset['starts']) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['starts']));
}

test('home’s lanes are complete at first, appear leg by leg, and stay', async ({ page }) => {
  await openPage(page, '/');
  const complete = [1, 1, 1, 1];
  expect(await readLegs(page)).toEqual(complete);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => readLegs(page)).toEqual([0, 0, 0, 0]);
  await scrollTo(page, '#plan ol > :nth-child(2)', 'end');
  await expect.poll(() => readLegs(page), 'the window shows the first two').toEqual([1, 1, 0, 0]);
  await scrollTo(page, '#plan ol > :last-child', 'end');
  await expect.poll(() => readLegs(page)).toEqual(complete);
  await page.mouse.wheel(0, -9999);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => readLegs(page)).toEqual(complete);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves while the visitor scrolls', async ({ page }) => {
    for (const path of ['/', '/molecule-readiness', '/services']) {
      await openPage(page, path);
      const readStarts = await countStarts(page);
      for (const block of ['start', 'end'] as const) await scrollTo(page, 'footer', block);
      await page.mouse.wheel(0, -500);
      expect(await readStarts(), path).toBe(0);
    }
    await page.goto('/');
    await page.mouse.wheel(0, 300);
    expect(await readLegs(page)).toEqual([1, 1, 1, 1]);
  });
});
