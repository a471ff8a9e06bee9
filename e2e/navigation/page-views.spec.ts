import { expect, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { getTitle, openPage, unknownPath } from '../support/site.ts';

/** Collects the `http-status` events of the document, which reach the window, and the calls of `gtag`. */
async function collectReports(page: Page) {
  const reports: unknown[] = [];
  await page.exposeBinding('keepReport', (_source, report: unknown) => void reports.push(report));
  await page.addInitScript(() => {
    const keepReport = (window as unknown as { keepReport: (report: unknown) => void }).keepReport;
    window.addEventListener('http-status', ({ target, detail }: CustomEventInit & Event) =>
      keepReport([target === document, detail]),
    );
    window.gtag = (...command: readonly unknown[]) => keepReport(command);
  });
  return reports;
}

/** @param url - without a fragment, which may hold what the visitor chose */
function expectedReports(path: string, status: number, title: string, url = path) {
  const page_location = `${test.info().project.use.baseURL}${url}`;
  return [
    [true, { status, path }],
    ['set', { page_location }],
    ['event', 'page_view', { page_path: path, page_title: title, page_location }],
  ];
}

test('each page view reports one http-status and one page_view without the fragment, and an anchor reports nothing', async ({
  page,
}) => {
  const reports = await collectReports(page);
  const expected: unknown[] = [];
  const expectView = async (path: string, url = path) => {
    expected.push(...expectedReports(path, 200, getTitle(path), url));
    await expect.poll(() => reports).toEqual(expected);
  };
  await openPage(page, '/?utm_source=mail#mine=1');
  await expectView('/', '/?utm_source=mail');
  await linkTo(page.locator('footer'), '/process').click();
  await expectView('/process');
  await page.locator('main a[href$="#vendor-matching"]').first().click();
  await expect(page.locator('[id="vendor-matching"]')).toBeFocused();
  expect(reports).toEqual(expected);
  await page.goBack();
  await page.goBack();
  await expectView('/', '/?utm_source=mail');
  // Simulates the back/forward cache, which headless Chromium lacks.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectView('/', '/?utm_source=mail');
  await page.locator('main a[href^="/process#"]').first().click();
  await expectView('/process');
});

test('an unknown path reports 404 and logs the path, and the next page is indexed again', async ({
  page,
}) => {
  const reports = await collectReports(page);
  const log = page.waitForEvent('console', (message) => message.text().includes(unknownPath));
  await openPage(page, unknownPath);
  await log;
  const notFound = expectedReports(unknownPath, 404, getTitle(unknownPath));
  await expect.poll(() => reports).toEqual(notFound);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: /home/i }).last().click();
  await expect.poll(() => reports).toEqual([...notFound, ...expectedReports('/', 200, getTitle('/'))]);
  await expect(page.locator('meta[content*="noindex"]')).toHaveCount(0);
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveCount(0);
});
