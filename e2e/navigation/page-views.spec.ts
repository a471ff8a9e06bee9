import { expect, test, type Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { linkTo } from '../support/menus.ts';
import { open, titleOf, unknownPath } from '../support/site.ts';

test.describe('what a route reports', () => {
  /** The reports of a visit. The test keeps them, so that they survive a change of document. */
  async function recordReports(page: Page) {
    const reports: unknown[] = [];
    await page.exposeBinding('keepReport', (_source, report: unknown) => void reports.push(report));
    await page.addInitScript(() => {
      const keep = (window as unknown as { keepReport: (report: unknown) => void }).keepReport;
      const note = (heardOn: string) => (event: Event) =>
        keep({ heardOn, detail: (event as CustomEvent<unknown>).detail, on: event.target === document });
      document.addEventListener('http-status', note('document'));
      window.addEventListener('http-status', note('window'));
      window.gtag = (...command) => keep(command);
    });
    return reports;
  }

  const expected = (path: string, status: number, title: string, address = path) => [
    { heardOn: 'document', detail: { status, path }, on: true },
    { heardOn: 'window', detail: { status, path }, on: true },
    [
      'event',
      'page_view',
      {
        page_path: path,
        page_title: title,
        page_location: expect.stringMatching(
          new RegExp(`^http://localhost:\\d+${address.replace('?', '\\?')}$`),
        ),
      },
    ],
  ];

  test('each route shown reports one http-status and one page_view, the first load too', async ({ page }) => {
    const reports = await recordReports(page);
    await open(page, '/?utm_source=mail');
    const home = expected('/', 200, titleOf('/'), '/?utm_source=mail');
    await expect.poll(() => reports).toEqual(home);

    await linkTo(page.locator('footer'), '/small-molecule-development').click();
    const development = expected('/small-molecule-development', 200, titleOf('/small-molecule-development'));
    await expect.poll(() => reports).toEqual([...home, ...development]);

    await page.goBack();
    await expect.poll(() => reports).toEqual([...home, ...development, ...home]);
  });

  test('an unknown path reports 404 and logs the path', async ({ page }) => {
    const reports = await recordReports(page);
    const log = page.waitForEvent('console', (message) => message.text().includes(unknownPath));
    await open(page, unknownPath);
    await log;
    const notFound = expected(unknownPath, 404, 'Page Not Found | DEP');
    await expect.poll(() => reports).toEqual(notFound);
    await page.getByRole('main').getByRole('link', { name: /home/i }).last().click();
    await expect.poll(() => reports).toEqual([...notFound, ...expected('/', 200, titleOf('/'))]);
    await expect(page.locator('meta[content*="noindex"]')).toHaveCount(0);
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveCount(0);
  });

  for (const { path, title } of routes) {
    test(`${path} reports 200`, async ({ page }) => {
      const reports = await recordReports(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => reports).toEqual(expected(path, 200, title));
    });
  }

  test('a page that comes back from the back/forward cache reports one more page view', async ({ page }) => {
    const reports = await recordReports(page);
    await open(page, '/about');
    const about = expected('/about', 200, titleOf('/about'));
    await expect.poll(() => reports).toEqual(about);
    // The Chromium of the tests has no such cache.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => reports).toEqual([...about, ...about]);
  });

  test('an anchor or a query on the same page reports nothing new', async ({ page }) => {
    const reports = await recordReports(page);
    await open(page, '/process');
    await expect.poll(() => reports.length).toBe(3);
    await page.locator('main a[href$="#vendor-matching"]').first().click();
    await expect(page).toHaveURL('/process#vendor-matching');
    await expect(page.locator('[id="vendor-matching"]')).toBeFocused();
    expect(reports).toHaveLength(3);
  });
});
