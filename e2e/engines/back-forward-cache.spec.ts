import { expect, test } from '@playwright/test';
import { pagePaths } from '../support/site.ts';
import { cachingEngines } from './engines.ts';
import { isHydrated } from './in-page.ts';
import type { Visitor } from './visitor.ts';

/**
 * Leaves a page for a document and goes back.
 *
 * @returns what the page has kept, what it reports when it is back, and why it wasn't kept, if the browser says so.
 */
async function leaveAndReturn(visitor: Visitor, origin: string, path: string, isAfterHydration: boolean) {
  await visitor.goTo(origin + path);
  if (isAfterHydration) {
    await visitor.hover('h1');
    await expect.poll(() => visitor.read(isHydrated), { message: path }).toBe(true);
  }
  await visitor.read(() => {
    const views: unknown[] = [];
    window.gtag = (...[, name, { page_path }]) => void views.push([name, page_path]);
    Object.assign(window, { views });
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await visitor.goTo(`${origin}/robots.txt`);
  // The function's answer has to arrive before its document is gone.
  await visitor.read(() => void setTimeout(() => history.back()));
  await expect.poll(() => visitor.read(() => location.pathname)).toBe(path);
  return visitor.read(() => {
    const { persisted = false, views } = window as unknown as { persisted?: boolean; views?: unknown[] };
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = entry as unknown as { notRestoredReasons?: unknown };
    return { persisted, views, reasons: persisted ? null : JSON.stringify(notRestoredReasons ?? null) };
  });
}

test.describe('from the back/forward cache', () => {
  const present = cachingEngines.filter(({ program }) => program);
  if (present.length === 0)
    test.skip(`no browser of this machine keeps a page that was left: ${cachingEngines.map(({ source }) => source).join('; ')}`, () => {});

  for (const { name, program, start } of present)
    for (const [when, isAfterHydration] of [
      ['before', false],
      ['after', true],
    ] as const)
      test(`every page comes back in ${name}, ${when} hydration, with one page view`, async ({ baseURL }) => {
        test.setTimeout(180_000);
        const visitor = await start(program as string, true);
        try {
          for (const path of pagePaths)
            expect(await leaveAndReturn(visitor, baseURL as string, path, isAfterHydration), path).toEqual({
              persisted: true,
              views: [['page_view', path]],
              reasons: null,
            });
        } finally {
          await visitor.close();
        }
      });
});
