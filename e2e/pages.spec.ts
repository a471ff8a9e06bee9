import { expect, test } from '@playwright/test';
import '../scripts/define-provider.ts';
import { findRoute, routes } from '#src/site/routes.ts';
import { ownContent, readDocument, textOf, wordsOf } from './support/html.ts';
import { hydrate, pagePaths, unknownPath, watchProblems } from './support/site.ts';

/** A page with fewer words of its own is thin to a reader and to a search engine. */
const fewestWords = 300;

const { siteUrl } = globalThis.__PROVIDER__;

test.describe('in its raw HTML', () => {
  for (const { path, title, description } of routes) {
    test(`${path} answers 200 with its head and one main heading`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^text\/html/);

      const document = await readDocument(request, path);
      const only = (selector: string) => {
        const found = document.querySelectorAll(selector);
        expect(found, `elements for ${selector}`).toHaveLength(1);
        return found[0] as Element;
      };
      expect(document.documentElement.getAttribute('lang')).toBe('en');
      expect(textOf(only('h1'))).not.toBe('');
      expect(only('main').contains(only('h1'))).toBe(true);
      expect(textOf(only('head title'))).toBe(title);
      expect(only('head meta[name="description"]').getAttribute('content')).toBe(description);
      expect(only('head meta[name="keywords"]').getAttribute('content')).toMatch(/\w+, \w+/);
      const canonical = path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`;
      expect(only('head link[rel="canonical"]').getAttribute('href')).toBe(canonical);
      expect(only('head meta[name="robots"]').getAttribute('content')).not.toContain('noindex');
      const graph = JSON.parse(only('script[type="application/ld+json"]').textContent ?? '') as {
        '@graph': { '@type': string; url?: string }[];
      };
      expect(graph['@graph'].map(({ url }) => url)).toContain(canonical);
    });
  }

  for (const { path } of routes.filter(({ path }) => path !== '/sitemap')) {
    test(`${path} has at least ${fewestWords} words of its own`, async ({ request }) => {
      const words = wordsOf(ownContent(await readDocument(request, path)));
      expect(words.length, `words of ${path}, without layout and related pages`).toBeGreaterThanOrEqual(
        fewestWords,
      );
    });
  }

  for (const path of [
    unknownPath,
    '/about/nobody',
    '/flexible-services',
    '/About',
    '/404',
    '/404.html',
    '/%F0%9F',
  ]) {
    test(`${path} is the not-found page, with status 404 and out of the index`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const document = await readDocument(request, path);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
      expect(document.querySelector('meta[name="prerender-status-code"]')?.getAttribute('content')).toBe(
        '404',
      );
      expect(document.querySelector('link[rel="canonical"]')).toBeNull();
      expect(textOf(document.querySelector('h1'))).toBe('404 Page Not Found');
    });
  }

  for (const { path } of routes.filter(({ path }) => path !== '/')) {
    test(`${path}/ leads permanently to ${path} with its query`, async ({ request }) => {
      const response = await request.get(`${path}/?topic=consultation&utm_source=mail`, { maxRedirects: 0 });
      expect([301, 308]).toContain(response.status());
      expect(response.headers()['location']).toBe(`${path}?topic=consultation&utm_source=mail`);
    });
  }

  test('a path of slashes leads to no other host', async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}//evil.example//`, { maxRedirects: 0 });
    expect(response.headers()['location']).toMatch(/^\/(?!\/)/);
  });

  for (const name of ['/index', '/index/', '/index.html', '/about.html', '/about.html/']) {
    test(`${name} leads permanently to the page's one address`, async ({ request }) => {
      const response = await request.get(name, { maxRedirects: 0 });
      expect([301, 308]).toContain(response.status());
      expect(response.headers()['location']).toBe(name.startsWith('/about') ? '/about' : '/');
    });
  }
});

test.describe('in the browser', () => {
  for (const path of pagePaths) {
    test(`${path} is hydrated without an error, a warning or a failed request`, async ({ page }) => {
      const problems = watchProblems(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(findRoute(path) ? 200 : 404);
      const written = await page.locator('main').innerText();
      await hydrate(page);
      // The not-found page logs the path that led to it (specification section 2).
      expect(problems.filter((problem) => !problem.endsWith(`Page not found: ${unknownPath}`))).toEqual([]);
      expect(await page.locator('main').innerText(), 'the text before and after the app came').toBe(written);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }

  test('a trailing slash goes, the query and the anchor stay', async ({ page }) => {
    await page.goto('/process/?utm_source=mail#faq');
    await expect(page).toHaveURL('/process?utm_source=mail#faq');
  });

  test('a slash that the app itself meets goes too', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => history.replaceState(null, '', '/about/?a=1#b'));
    await page.reload();
    await expect(page).toHaveURL('/about?a=1#b');
  });
});
