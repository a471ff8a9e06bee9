import { expect, test } from '@playwright/test';
import { getRoute } from '#src/site/routes.ts';
import { hydrate, openPage, collectProblems } from '../support/site.ts';

test.describe('the breadcrumb and the footer', () => {
  test('a breadcrumb links each parent page and ends with the current page', async ({ page }) => {
    await page.goto('/flexible-services/rfp-matching');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Flexible Services', 'RFP Matching']);
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Flexible Services']);
    await expect(trail.getByRole('link', { name: 'Flexible Services' })).toHaveAttribute('href', '/services');
    await expect(trail.locator('[aria-current="page"]')).toHaveText('RFP Matching');
    await page.goto('/process/start-with-strategy');
    await expect(trail.getByRole('link')).toHaveText(['Home', getRoute('/process').label]);
  });

  for (const path of ['/flexible-services/no-such-page', '/process/no-such-page'])
    test(`the breadcrumb of the unknown path ${path} has only Home and Page Not Found`, async ({ page }) => {
      const expectTrail = async () => {
        const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Page Not Found']);
        await expect(trail.getByRole('link')).toHaveText(['Home']);
        await expect(trail.locator('[aria-current="page"]')).toHaveText('Page Not Found');
      };
      await page.goto(path);
      await expectTrail();
      await hydrate(page);
      await expectTrail();
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the footer has a different background from the section above, in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', '/process']) {
        await page.goto(path);
        const [above, footer] = await page.evaluate(() => {
          const readBackground = (element: Element | null): string => {
            const color = element ? getComputedStyle(element).backgroundColor : 'none';
            return color === 'rgba(0, 0, 0, 0)' ? readBackground(element!.parentElement) : color;
          };
          const [lastSection] = [...document.querySelectorAll('main section')].slice(-1);
          return [lastSection, document.querySelector('footer')].map((element) =>
            readBackground(element ?? null),
          );
        });
        expect(footer).toMatch(/^rgb/);
        expect(footer).not.toBe(above);
      }
    });

  test('the footer has the logo and five columns of at least three links', async ({ page }) => {
    await page.goto('/about');
    const footer = page.locator('footer');
    const logo = footer.locator('img');
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const rows = await footer
      .locator('nav ul')
      .evaluateAll((columns) => columns.map(({ childElementCount }) => childElementCount));
    expect(rows).toHaveLength(5);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(3);
  });

  test('the copyright line has the current year', async ({ page }) => {
    const problems = collectProblems(page);
    await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'));
    await openPage(page, '/');
    await expect(page.locator('footer')).toContainText('© 2031 ');
    expect(problems).toEqual([]);
  });
});
