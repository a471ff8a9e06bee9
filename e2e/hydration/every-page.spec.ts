import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import '#scripts/define-provider.ts';
import { budgets, getCompressedSize } from '#scripts/build/weight.ts';
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

async function takeSnapshots(page: Page): Promise<readonly PageSnapshot[]> {
  const snapshots: PageSnapshot[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Chromium starts scroll-driven animations a few frames after a resize.
    await page.waitForFunction((width) => window.innerWidth === width, size.width);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    snapshots.push(await takeSnapshot(page));
  }
  return snapshots;
}

const compareAtEachSize = (
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
  test(`${path} looks the same after hydration, loads little script, logs no problems and reports itself once`, async ({
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
    const prerendered = await takeSnapshots(page);
    release();
    await hydrate(page);
    expect(compareAtEachSize(prerendered, await takeSnapshots(page))).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);

    // The specification requires this log entry.
    expect(problems.filter((problem) => !problem.endsWith(`Page not found: ${unknownPath}`))).toEqual([]);
    expect(violations, 'violations of the content security policy').toEqual([]);
    await expect.poll(() => reports).toEqual(expectedReports(path, status, await page.title()));

    const listedModules = findModules(readBuiltPage(path));
    expect([...scripts].slice(0, listedModules.length).toSorted()).toEqual(listedModules.toSorted());
    const laterModules = [...scripts].slice(listedModules.length);
    const bytes = laterModules.reduce(
      (sum, module) => sum + getCompressedSize(readFileSync(outDir + module)),
      0,
    );
    expect(bytes, `bytes after hydration (${laterModules.join(', ')})`).toBeLessThanOrEqual(
      budgets.laterScripts,
    );
  });
}

/** Follows the link in a wide window, because phones collapse the footer's lists. */
async function followLink(page: Page, path: string) {
  await page.setViewportSize(sizes[0]);
  const link = page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true });
  if ((await link.count()) === 0) await followLink(page, '/sitemap');
  await expectArrival(page, path, () => link.first().click());
}

async function expectArrival(page: Page, path: string, navigate: () => Promise<unknown>) {
  await navigate();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.mouse.move(2, 300);
  await waitForHydration(page);
}

test('every page has the same accessibility tree, text, links and look after client-side navigation', async ({
  page: inApp,
  context,
}) => {
  test.setTimeout(180_000);
  // Typefaces may load too late for one of the pages.
  await blockTypefaces(context);
  // With JavaScript disabled, a note would replace the file field.
  const served = await context.newPage();
  await blockScripts(served);
  const allDifferences: string[] = [];
  const compare = async (path: string) => {
    await served.goto(path);
    const differences = compareAtEachSize(
      await takeSnapshots(served),
      await takeSnapshots(inApp),
      await inApp.title(),
    );
    allDifferences.push(...differences.map((line) => `${path}: ${line}`));
    for (const page of [served, inApp]) await page.setViewportSize(sizes[0]);
    const servedAppearance = await readAppearance(served);
    // Drawings may load late.
    await expect
      .poll(() => readAppearance(inApp), { message: `${path} looks the same after client-side navigation` })
      .toEqual(servedAppearance);
  };
  const violations = await collectViolations(inApp);
  // Only Back leads to the not-found page.
  await openPage(inApp, unknownPath);
  const isSameDocument = await markDocument(inApp);
  await followLink(inApp, '/');
  await compare('/');
  await expectArrival(inApp, unknownPath, () => inApp.goBack());
  await compare(unknownPath);
  for (const path of pagePaths.filter((path) => path !== '/' && path !== unknownPath)) {
    await followLink(inApp, path);
    await compare(path);
  }
  expect(allDifferences).toEqual([]);
  expect(violations, 'violations of the content security policy and of trusted types').toEqual([]);
  expect(await isSameDocument(), 'all pages were reached in one document').toBe(true);
});
