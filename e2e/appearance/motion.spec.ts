import { expect, test, type Page } from '@playwright/test';
import { desktop, openPage } from '../support/site.ts';

test.use({ viewport: desktop });

const lanes = (page: Page) => page.locator('#plan svg').first();
const readClip = (page: Page) =>
  lanes(page).evaluate((image) => Number.parseFloat(image.style.clipPath.split(' ')[2] ?? '0'));

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

test('home’s lanes are complete at first, follow the scroll, and stay complete in the end', async ({
  page,
}) => {
  await openPage(page, '/');
  expect(await readClip(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readClip(page)).toBeGreaterThan(20);
  const clip = await readClip(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => readClip(page)).toBeLessThan(clip - 10);
  await scrollTo(page, 'footer', 'end');
  await expect.poll(() => readClip(page)).toBe(0);
  await page.mouse.wheel(0, -9999);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await readClip(page)).toBe(0);
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
    expect(await readClip(page)).toBe(0);
  });
});
