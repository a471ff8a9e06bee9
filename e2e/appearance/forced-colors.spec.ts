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
  for (const path of ['/graphics', '/getting-started']) {
    await page.goto(path);
    const { expected, fills } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('forced-color-adjust', 'none');
      probe.style.color = 'Canvas';
      const readFill = (shape: Element) => getComputedStyle(shape).fill;
      return {
        expected: getComputedStyle(probe).color,
        fills: [...document.querySelectorAll('main svg :is(rect, circle, path, use)')].map(readFill),
      };
    });
    expect(fills, path).toContain(expected);
    for (const { dark } of [colors.bg.DEFAULT, { dark: plateColor }])
      expect(fills, path).not.toContain(toRgb(dark));
  }
});

test('with forced colors, drawings in files use the visitor’s colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/molecule-readiness']) {
    await page.goto(path);
    // The files inherit these properties.
    const used = await page
      .locator('main use')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          ['--color-fg', '--color-brand'].map((name) => getComputedStyle(part).getPropertyValue(name)),
        ),
      );
    expect(new Set(used), path).toEqual(new Set(['CanvasText']));
  }
});
