import { expect, test } from '@playwright/test';
import { colours, plateColour } from '#shared/colours.ts';
import { blockScripts } from '../support/site.ts';

// Without the app, which shows the same (`styles.spec.ts`).
test.beforeEach(({ page }) => blockScripts(page));

/** A colour `#RRGGBB` as browsers write it. */
const toRgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

for (const { path, drawnIn } of [
  // This drawing has no shape behind its letters.
  { path: '/', drawnIn: 'CanvasText' },
  { path: '/why-dep', drawnIn: 'Canvas' },
  { path: '/graphics', drawnIn: 'Canvas' },
  { path: '/getting-started', drawnIn: 'Canvas' },
]) {
  test(`with forced colours the drawings of ${path} take the visitor's, and nothing hides labels behind the palette's paper`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    const { expected, fills } = await page.evaluate((drawnIn) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('forced-color-adjust', 'none');
      probe.style.color = drawnIn;
      const fillOf = (shape: Element) => getComputedStyle(shape).fill;
      return {
        expected: getComputedStyle(probe).color,
        fills: [...document.querySelectorAll('main svg :is(rect, circle, path)')].map(fillOf),
      };
    }, drawnIn);
    expect(fills).toContain(expected);
    for (const { dark } of [colours.bg.DEFAULT, { dark: plateColour }])
      expect(fills).not.toContain(toRgb(dark));
  });
}
