import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import '#scripts/define-provider.ts';
import { budgets, compressedSize } from '#scripts/build/weight.ts';
import { findRoute } from '#src/site/routes.ts';
import { sizes } from '../support/accessibility.ts';
import { readAppearance } from '../support/appearance.ts';
import { compareSnapshots, takeSnapshot, type PageSnapshot } from '../support/page-snapshot.ts';
import { collectReports, expectedReports } from '../support/route-reports.ts';
import {
  waitForHydration,
  blockScripts,
  blockTypefaces,
  pauseScripts,
  hydrate,
  markDocument,
  findModules,
  openPage,
  outDir,
  pagePaths,
  readBuiltPage,
  collectViolations,
  unknownPath,
  collectProblems,
} from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One snapshot for each of `sizes`. */
async function look(page: Page): Promise<readonly PageSnapshot[]> {
  const snapshots: PageSnapshot[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Chromium starts an animation that follows the scroll position a few frames after the resize.
    await page.waitForFunction((width) => window.innerWidth === width, size.width);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    snapshots.push(await takeSnapshot(page));
  }
  return snapshots;
}

/** The differences from the prerendered page, except for `announcedTitle`, which a navigation inside the app adds. */
const differencesOf = (
  prerendered: readonly PageSnapshot[],
  later: readonly PageSnapshot[],
  announcedTitle?: string,
) =>
  sizes.flatMap(({ width }, index) =>
    compareSnapshots(prerendered[index] as PageSnapshot, later[index] as PageSnapshot, announcedTitle).map(
      (difference) => `${width} px, ${difference}`,
    ),
  );

for (const path of pagePaths) {
  test(`${path} stays the same when it is hydrated, loads little, has no problem and reports itself once`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const violations = await collectViolations(page);
    const reports = await collectReports(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const release = await pauseScripts(page);
    const response = await page.goto(path);
    const status = findRoute(path) ? 200 : 404;
    expect(response?.status()).toBe(status);
    const prerendered = await look(page);
    release();
    await hydrate(page);
    expect(differencesOf(prerendered, await look(page))).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);

    // The specification wants the not-found page to log the unknown path.
    expect(problems.filter((problem) => !problem.endsWith(`Page not found: ${unknownPath}`))).toEqual([]);
    expect(violations, 'of the content security policy').toEqual([]);
    await expect.poll(() => reports).toEqual(expectedReports(path, status, await page.title()));

    const named = findModules(readBuiltPage(path));
    expect([...scripts].slice(0, named.length).toSorted()).toEqual(named.toSorted());
    const later = [...scripts].slice(named.length);
    const bytes = later.reduce((sum, module) => sum + compressedSize(readFileSync(outDir + module)), 0);
    expect(bytes, `bytes after hydration (${later.join(', ')})`).toBeLessThanOrEqual(budgets.later);
  });
}

/**
 * Follows a link to another page, by way of the sitemap if the current page has none. In the wide window, because a
 * phone folds the footer's lists.
 */
async function follow(page: Page, path: string) {
  await page.setViewportSize(sizes[0]);
  const link = page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true });
  if ((await link.count()) === 0) await follow(page, '/sitemap');
  await arriveAt(page, path, () => link.first().click());
}

async function arriveAt(page: Page, path: string, depart: () => Promise<unknown>) {
  await depart();
  await expect(page).toHaveURL(path);
  // Focus moves to the heading last, after the page is shown and its title announced.
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.mouse.move(2, 300);
  await waitForHydration(page);
}

test('every page has the same tree, text, links and look when it is reached inside the app', async ({
  page: app,
  context,
}) => {
  test.setTimeout(180_000);
  // With the fallback typefaces, because the site's own may arrive too late for one of the two pages.
  await blockTypefaces(context);
  // Not a browser without script, which shows a line instead of the file field.
  const bare = await context.newPage();
  await blockScripts(bare);
  const different: string[] = [];
  const compare = async (path: string) => {
    await bare.goto(path);
    const found = differencesOf(await look(bare), await look(app), await app.title());
    different.push(...found.map((line) => `${path}: ${line}`));
    for (const page of [bare, app]) await page.setViewportSize(sizes[0]);
    const served = await readAppearance(bare);
    // Polls, because drawings are separate files that arrive late on a busy machine.
    await expect
      .poll(() => readAppearance(app), { message: `${path} looks the same inside the app` })
      .toEqual(served);
  };
  const violations = await collectViolations(app);
  // No link leads to the not-found page, but going back does.
  await openPage(app, unknownPath);
  const isSameDocument = await markDocument(app);
  await follow(app, '/');
  await compare('/');
  await arriveAt(app, unknownPath, () => app.goBack());
  await compare(unknownPath);
  for (const path of pagePaths.filter((path) => path !== '/' && path !== unknownPath)) {
    await follow(app, path);
    await compare(path);
  }
  expect(different).toEqual([]);
  expect(violations, 'of the content security policy, trusted types included').toEqual([]);
  expect(await isSameDocument(), 'all pages were reached in one document').toBe(true);
});
