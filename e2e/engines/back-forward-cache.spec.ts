import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { pagePaths, unknownPath } from '../support/site.ts';
import { cachingEngines } from './engines.ts';
import { isHydrated } from './in-page.ts';
import type { Visitor } from './visitor.ts';

/**
 * Serves the site at an address of its own without the app's code, so that pages stay as they are before hydration.
 * Firefox and WebKit don't keep a page that is left while it loads something.
 */
async function serveWithoutApp(origin: string) {
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.js')) {
      response.writeHead(503).end();
      return;
    }
    void fetch(origin + request.url).then(async (answer) => {
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-security-policy': answer.headers.get('content-security-policy') ?? '',
      });
      response.end(await answer.bytes());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => void server.close() };
}

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
  // While the documents change, the driver has none to ask.
  await expect.poll(() => visitor.read(() => location.pathname).catch(() => undefined)).toBe(path);
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
        test.skip(
          name === 'Firefox' && !isAfterHydration,
          'Puppeteer waits in vain for Firefox to open a document after a page without the app came back',
        );
        test.setTimeout(180_000);
        const bare = await serveWithoutApp(baseURL as string);
        const origin = isAfterHydration ? (baseURL as string) : bare.origin;
        const visitor = await start(program as string, true);
        try {
          for (const path of pagePaths) {
            const arrival = await leaveAndReturn(visitor, origin, path, isAfterHydration);
            // Chromium keeps no page whose status is an error.
            if (path === unknownPath && arrival.reasons?.includes('response-status-not-ok')) continue;
            expect(arrival, path).toEqual({
              persisted: true,
              views: [['page_view', path]],
              reasons: null,
            });
          }
        } finally {
          await visitor.close();
          bare.stop();
        }
      });
});
