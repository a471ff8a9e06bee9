import { createHash } from 'node:crypto';
import { chromium, expect, test } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { dropdowns } from './specification-texts.ts';
import { modulesOf, pagePaths, readBuiltPage, recordViolations, hydrate } from './support/site.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const contentsOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content]) => content ?? '');

/** The directives of a policy by their name. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

test.describe('the content security policy', () => {
  for (const path of pagePaths) {
    test(`of ${path} allows what the page holds, and nothing inline beside`, async ({ request }) => {
      const response = await request.get(path);
      const directives = directivesOf(response.headers()['content-security-policy'] ?? '');
      expect(directives.get('default-src')).toEqual(["'none'"]);
      expect([...directives.values()].flat().join(' ')).not.toMatch(/unsafe-|\*|(?:^| )https?:(?: |$)/);
      for (const directive of ['base-uri', 'frame-ancestors'])
        expect(directives.get(directive), directive).toEqual(["'none'"]);

      const html = await response.text();
      const scripts = contentsOf(
        html,
        /<script(?![^>]*(?:\bsrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
      );
      const styles = contentsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
      const hashes = (sources: readonly string[] | undefined) =>
        (sources ?? [])
          .filter((source) => source.startsWith("'sha256-"))
          .map((source) => source.slice(1, -1));
      expect(hashes(directives.get('script-src')).toSorted()).toEqual(scripts.map(hashOf).toSorted());
      expect(hashes(directives.get('style-src')).toSorted()).toEqual(styles.map(hashOf).toSorted());
      expect(html, 'event handlers and style attributes would be blocked').not.toMatch(
        /<[a-z][^>]*\s(?:style|on[a-z]+)=/i,
      );
    });

    test(`is kept by a visit of ${path} that opens menus, answers and explanations and moves on`, async ({
      page,
    }) => {
      const violations = await recordViolations(page);
      await page.goto(path);
      await hydrate(page);
      for (const { group, overview } of dropdowns) {
        await page
          .getByRole('navigation', { name: 'Main' })
          .locator(`a[href="${overview[1]}"]`)
          .first()
          .hover();
        await expect(page.locator(`#menu-${group}`)).toBeVisible();
      }
      await page.keyboard.press('Escape');
      // What is folded on narrow screens alone is open here and has nothing to click.
      const questions = page.locator('main summary').filter({ visible: true });
      if ((await questions.count()) > 0) await questions.first().click();
      const explanations = page.locator('main button[popovertarget]');
      if ((await explanations.count()) > 0) {
        await explanations.first().hover();
        await expect(page.locator('[data-tooltip]')).toBeVisible();
        await explanations.nth(1).click();
      }
      const next = path === '/about' ? '/team' : '/about';
      await page.locator(`footer a[href="${next}"]`).click();
      await expect(page).toHaveTitle(routes.find((route) => route.path === next)?.title as string);
      expect(violations).toEqual([]);
    });
  }

  test('a violation would be noticed by these tests', async ({ page }) => {
    const violations = await recordViolations(page);
    await page.goto('/about');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    const addScript = page.evaluate(() => (document.createElement('script').text = '0'));
    await expect(addScript).rejects.toThrow("This document requires 'TrustedScript' assignment");
    await expect.poll(() => violations.length).toBe(2);
  });
});

test.describe('headers', () => {
  for (const path of [
    '/',
    '/contact',
    '/no-such-page',
    '/logo.svg',
    modulesOf(readBuiltPage('/'))[0] as string,
  ]) {
    test(`${path} is sent with the security headers`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    });
  }

  for (const encoding of ['br', 'gzip']) {
    test(`pages and scripts are sent compressed to who accepts ${encoding}`, async ({ request }) => {
      for (const path of ['/', '/process', '/no-such-page', ...modulesOf(readBuiltPage('/')).slice(0, 2)]) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding'], path).toBe(encoding);
        expect(response.headers()['vary'], path).toMatch(/accept-encoding/i);
        const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
        expect(plain.headers()['content-encoding'], path).toBeUndefined();
        expect(await plain.text(), `${path} is the same either way`).toBe(await response.text());
      }
    });
  }

  test('what has a hash in its name is kept for a year, pages are asked for again', async ({ request }) => {
    const html = readBuiltPage('/');
    const font = /\/assets\/[^"']+\.woff2/.exec(html)?.[0] as string;
    for (const file of [...modulesOf(html), font]) {
      const response = await request.get(file);
      expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    }
    for (const { path } of routes) {
      const response = await request.get(path);
      expect(response.headers()['cache-control'], path).toMatch(/max-age=0|no-cache/);
      expect(response.headers()['cache-control'], path).not.toContain('no-store');
    }
  });

  test('a page that has not changed is answered 304 to its ETag', async ({ request }) => {
    for (const { path } of routes) {
      const etag = (await request.get(path)).headers()['etag'];
      expect(etag, `ETag of ${path}`).toBeTruthy();
      const again = await request.get(path, { headers: { 'If-None-Match': etag as string } });
      expect(again.status(), path).toBe(304);
      expect((await again.body()).length, path).toBe(0);
      const changed = await request.get(path, { headers: { 'If-None-Match': 'W/"another"' } });
      expect(changed.status(), path).toBe(200);
    }
  });

  test('the not-found page stays 404 to who has it already', async ({ request }) => {
    const etag = (await request.get('/no-such-page')).headers()['etag'] ?? '"none"';
    const again = await request.get('/no-such-page', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(404);
  });

  test('nothing outside the built site is served', async ({ request, baseURL }) => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/.vite/manifest.json',
      '/assets.json',
    ]) {
      const response = await request.get(`${baseURL}${path}`);
      expect(response.status(), path).toBe(404);
    }
    expect((await request.post('/about')).status()).toBe(405);
  });
});

test('a page that was left comes back at once from the back/forward cache', async ({
  baseURL,
  launchOptions,
}) => {
  // Playwright's Chromium has the cache switched off.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const isRestored = async (path: string) => {
      await page.goto(`${baseURL}${path}`);
      if (pagePaths.includes(path)) await hydrate(page);
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await page.goto(`${baseURL}/about`);
      await page.evaluate(() => history.back());
      await page.waitForFunction((path) => location.pathname === path, path);
      return page.evaluate(() => 'isKept' in window);
    };
    test.skip(
      !(await isRestored('/robots.txt')),
      'This browser keeps no page: headless shells have no such cache',
    );
    for (const path of ['/', '/contact']) expect(await isRestored(path), path).toBe(true);
  } finally {
    await browser.close();
  }
});
