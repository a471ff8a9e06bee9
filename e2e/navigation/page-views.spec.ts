import { expect, test } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { collectReports, expectedReports } from '../support/route-reports.ts';
import { openPage, getTitle, unknownPath } from '../support/site.ts';

test.describe('route reports', () => {
  test('each page view reports one http-status and one page_view, and an anchor reports nothing', async ({
    page,
  }) => {
    const reports = await collectReports(page);
    await openPage(page, '/?utm_source=mail');
    const home = expectedReports('/', 200, getTitle('/'), '/?utm_source=mail');
    await expect.poll(() => reports).toEqual(home);

    await linkTo(page.locator('footer'), '/small-molecule-development').click();
    const development = expectedReports(
      '/small-molecule-development',
      200,
      getTitle('/small-molecule-development'),
    );
    await expect.poll(() => reports).toEqual([...home, ...development]);

    await page.goBack();
    const allReports = [...home, ...development, ...home];
    await expect.poll(() => reports).toEqual(allReports);

    // Simulates the back/forward cache, which headless Chromium lacks.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    allReports.push(...home);
    await expect.poll(() => reports).toEqual(allReports);

    await linkTo(page.locator('footer'), '/process').click();
    allReports.push(...expectedReports('/process', 200, getTitle('/process')));
    await expect.poll(() => reports).toEqual(allReports);
    await page.locator('main a[href$="#vendor-matching"]').first().click();
    await expect(page).toHaveURL('/process#vendor-matching');
    await expect(page.locator('[id="vendor-matching"]')).toBeFocused();
    expect(reports).toEqual(allReports);
  });

  test('an unknown path reports 404 and logs the path', async ({ page }) => {
    const reports = await collectReports(page);
    const log = page.waitForEvent('console', (message) => message.text().includes(unknownPath));
    await openPage(page, unknownPath);
    await log;
    const notFound = expectedReports(unknownPath, 404, 'Page Not Found | DEP');
    await expect.poll(() => reports).toEqual(notFound);
    await page.getByRole('main').getByRole('link', { name: /home/i }).last().click();
    await expect.poll(() => reports).toEqual([...notFound, ...expectedReports('/', 200, getTitle('/'))]);
    await expect(page.locator('meta[content*="noindex"]')).toHaveCount(0);
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveCount(0);
  });
});
