import { expect, test } from 'vitest';
import type { BuiltRoute } from './build-context.ts';
import { createSitemap } from './sitemap.ts';

const siteUrl = 'https://www.example.com';
const routesAt = (...paths: string[]) => paths.map((path) => ({ path }) as BuiltRoute);

test('a page is listed with the day its content last changed, or without a day where none is known', () => {
  const { 'sitemap.xml': xml } = createSitemap({
    siteUrl,
    routes: routesAt('/', '/about'),
    pageDates: { '/': '2026-01-05' },
  });
  expect(xml).toContain('<url><loc>https://www.example.com/</loc><lastmod>2026-01-05</lastmod></url>');
  expect(xml).toContain('<url><loc>https://www.example.com/about</loc></url>');
});

test('more pages than one file may hold are split, and the index dates each part by its newest page', () => {
  const files = createSitemap(
    { siteUrl, routes: routesAt('/a', '/b', '/c'), pageDates: { '/a': '2026-01-05', '/b': '2026-02-05' } },
    2,
  );
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files['sitemap.xml']).toContain(
    '<sitemap><loc>https://www.example.com/sitemap-1.xml</loc><lastmod>2026-02-05</lastmod></sitemap>',
  );
  expect(files['sitemap.xml']).toContain(
    '<sitemap><loc>https://www.example.com/sitemap-2.xml</loc></sitemap>',
  );
  expect(files['sitemap-2.xml']).toContain('/c<');
});

test('50,000 pages fit into one file and one more makes two', () => {
  const routes = routesAt(...Array.from({ length: 50_001 }, (_, index) => `/${index}`));
  expect(Object.keys(createSitemap({ siteUrl, routes: routes.slice(1), pageDates: {} }))).toHaveLength(1);
  expect(Object.keys(createSitemap({ siteUrl, routes, pageDates: {} }))).toHaveLength(3);
});

test('an address with reserved characters is escaped', () => {
  const { 'sitemap.xml': xml } = createSitemap({ siteUrl, routes: routesAt('/a&b'), pageDates: {} });
  expect(xml).toContain('/a&#38;b<');
});
