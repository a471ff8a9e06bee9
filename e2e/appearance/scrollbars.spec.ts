import { expect, test, type Locator, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';
import { menuButton } from '../support/menus.ts';
import { openPage } from '../support/site.ts';

// Playwright hides scrollbars, which otherwise take space beside the page.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** Measures the page's blocks of text, but not those in samples, which tilt, and in the menu. */
const measurePage = (page: Page) =>
  page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('header, main, footer, section, h1, h2, p, li')]
      .filter((element) => !element.closest('article, [popover]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y, width, height].join(' ')}`;
      }),
  );

const openSample = (page: Page) => page.locator('main a[href^="/sample-documents#"]').first();

const layers: readonly {
  readonly name: string;
  path: string;
  opener: (page: Page) => Locator;
  width: number;
}[] = [
  { name: 'the dialog of a sample', path: '/molecule-readiness', opener: openSample, width: 1280 },
  { name: 'the menu of narrow windows', path: '/about', opener: menuButton, width: 900 },
];

for (const { name, path, opener, width } of layers)
  test(`${name} moves nothing on the page in a window with scrollbars`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await opener(page).hover();
    const before = await measurePage(page);
    await opener(page).click();
    const layer = page.locator('dialog[open], [popover]:popover-open');
    await expect(layer).toBeVisible();
    expect(await measurePage(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    expect(await measurePage(page)).toEqual(before);
  });
