import { expect, test } from '@playwright/test';
import { colors, plateColor } from '#src/theme/colors.ts';
import { toRgb } from '../support/colors.ts';
import { blockScripts } from '../support/site.ts';

// Scripts don't change the page (`journeys/journeys.spec.ts`).
test.beforeEach(({ page }) => blockScripts(page));

test('with forced colors, drawings use the visitor’s colors, and no background of the site hides their labels', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const { path, systemColor } of [
    { path: '/', systemColor: 'CanvasText' },
    { path: '/graphics', systemColor: 'Canvas' },
    { path: '/getting-started', systemColor: 'Canvas' },
  ]) {
    await page.goto(path);
    const { expected, fills } = await page.evaluate((color) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('forced-color-adjust', 'none');
      probe.style.color = color;
      const readFill = (shape: Element) => getComputedStyle(shape).fill;
      return {
        expected: getComputedStyle(probe).color,
        fills: [...document.querySelectorAll('main svg :is(rect, circle, path, use)')].map(readFill),
      };
    }, systemColor);
    expect(fills, path).toContain(expected);
    for (const { dark } of [colors.bg.DEFAULT, { dark: plateColor }])
      expect(fills, path).not.toContain(toRgb(dark));
  }
});

test('with forced colors, the marks and labels of a plot have the visitor’s colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/molecule-readiness');
  const plot = page.locator('figure').filter({ has: page.locator('use') });
  const shown = await plot.evaluate((figure) =>
    [...figure.querySelectorAll('use')].flatMap((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return [fill, stroke];
    }),
  );
  for (const { dark } of [colors.fg.DEFAULT, colors.fg.muted, colors.brand.DEFAULT])
    expect(shown).not.toContain(toRgb(dark));
});
