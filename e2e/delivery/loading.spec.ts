import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { budgets, getCompressedSize } from '#scripts/build/weight.ts';
import {
  collectProblems,
  collectViolations,
  findModules,
  openPage,
  outDir,
  pagePaths,
  pauseRequests,
  readBuiltPage,
  waitForHydration,
} from '../support/site.ts';

test('no page has render-blocking resources, and each preloads both typefaces in the body', () => {
  for (const path of pagePaths) {
    const html = readBuiltPage(path);
    expect(html.replace(/<link[^>]+media="print">/, ''), path).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html, path).not.toMatch(/<script[^>]+\bsrc=/);
    // Chromium delays the first frame for a font preloaded in the head.
    const [head = '', body = ''] = html.split('<body>');
    expect(head, path).not.toMatch(/<link[^>]+as="font"/);
    expect(body.match(/<link[^>]+as="font"/g) ?? [], path).toHaveLength(2);
    expect(body, 'styles are in the head').not.toContain('<style');
  }
});

for (const path of pagePaths)
  test(`${path} hydrates without problems or policy violations, and loads the scripts that the build has measured`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const violations = await collectViolations(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await openPage(page, path);
    expect(violations).toEqual([]);
    // The specification requires this message.
    expect(problems.filter((problem) => !problem.includes('Page not found: '))).toEqual([]);

    const measuredScripts = findModules(readBuiltPage(path));
    const laterScripts = [...scripts].slice(measuredScripts.length);
    expect([...scripts].slice(0, measuredScripts.length).toSorted()).toEqual(measuredScripts.toSorted());
    const laterBytes = laterScripts.map((script) => getCompressedSize(readFileSync(outDir + script)));
    expect(
      laterBytes.reduce((sum, bytes) => sum + bytes, 0),
      laterScripts.join(', '),
    ).toBeLessThanOrEqual(budgets.laterScripts);
  });

test('the app loads two seconds after the page if the browser is never idle, and no script before that', async ({
  page,
}) => {
  // The clock comes first, because it replaces `requestIdleCallback` too.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    // Other tests affect Chromium's estimate of the connection; on a slow one the app waits for input.
    Object.defineProperty(navigator, 'connection', { value: undefined });
    window.requestIdleCallback = (callback, options) =>
      window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout);
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await pauseRequests(page, '**/logo.svg');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  await page.clock.runFor(10_000);
  expect(scripts, 'before the page has loaded').toEqual([]);
  release();
  await page.waitForLoadState();
  await page.clock.runFor(1999);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.clock.resume();
  await waitForHydration(page);
});
