import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { findModules } from '#scripts/build/weight.ts';
import { getPageTitle } from '#src/content/values/heads.ts';
import { getHtmlFile, notFoundPath, unknownPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';

export { findModules, unknownPath };

export const pagePaths: readonly string[] = [...routes.map(({ path }) => path), unknownPath];

export const getTitle = (path: string) => getPageTitle(path).title;

export const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 390, height: 844 } as const;

export const outDir = 'dist/client';

export function findChunks(matches: (code: string) => boolean): readonly string[] {
  return globSync('assets/**/*.js', { cwd: outDir }).filter((file) =>
    matches(readFileSync(`${outDir}/${file}`, 'utf8')),
  );
}

export function readBuiltPage(path: string): string {
  const file = getHtmlFile(path === unknownPath ? notFoundPath : path);
  return readFileSync(`${outDir}/${file}`, 'utf8');
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

export async function hydrate(page: Page): Promise<void> {
  await startApp(page);
  await waitForHydration(page);
}

/** Starts the app by moving the mouse, as a visitor does. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 301);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = document.querySelectorAll(
      '#root :is(a, button, summary, h1, h2, input, select, textarea)',
    );
    // React sets this key on each element that it hydrates.
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return elements.length > 0 && [...elements].every(isHydrated);
  });
  // WebKit has no `requestIdleCallback`.
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve) =>
        'requestIdleCallback' in window
          ? requestIdleCallback(resolve, { timeout: 1000 })
          : setTimeout(resolve, 100),
      ),
  );
}

const scriptFiles = '**/assets/**/*.js';

export const pauseScripts = (page: Page) => pauseRequests(page, scriptFiles);

/** Returns a function that releases the requests. */
export async function pauseRequests(page: Page, urlPattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urlPattern, async (route) => {
    await released;
    // The visitor may have left the page.
    await route.continue().catch(() => {});
  });
  return release;
}

export const blockScripts = (page: Page) => page.route(scriptFiles, (route) => route.abort());

export const blockTypefaces = (target: Page | BrowserContext) =>
  target.route('**/*.woff2', (route) => route.abort());

export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The listeners below report these with their URLs.
    if (message.text().startsWith('Failed to load resource')) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) =>
    problems.push(`request failed: ${request.url()} (${request.failure()?.errorText})`),
  );
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    problems.push(`${response.status()} for ${response.url()}`);
  });
  return problems;
}

/** Returns a function that checks whether the document is still the same. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Object.assign(window, { isFirstDocument: true }));
  return () => page.evaluate(() => 'isFirstDocument' in window);
}

/** Collects CSP violations from the next document on. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeBinding('keepViolation', (_source, violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    const keepViolation = (window as unknown as { keepViolation: (violation: string) => void }).keepViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      keepViolation(`${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`),
    );
  });
  return violations;
}

export async function readStoredKeys(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const storageKeys = await page.evaluate(async () => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
    ...(await window.indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await window.caches.keys()),
    ...(await window.navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  return [...cookies.map(({ name }) => name), ...storageKeys];
}
