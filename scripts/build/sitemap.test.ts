import { expect, test } from 'vitest';
import type { BuiltRoute } from './build-context.ts';
import { createSitemap } from './sitemap.ts';

const siteUrl = 'https://www.example.com';
const routesAt = (...paths: string[]) => paths.map((path) => ({ path }) as BuiltRoute);

test('a page is listed with the day its content last changed, or without a day where none is known', () => {
  const xml = createSitemap({
    siteUrl,
    routes: routesAt('/', '/about'),
    pageDates: { '/': '2026-01-05' },
  });
  expect(xml).toContain('<url><loc>https://www.example.com/</loc><lastmod>2026-01-05</lastmod></url>');
  expect(xml).toContain('<url><loc>https://www.example.com/about</loc></url>');
});

test('an address with reserved characters is escaped', () => {
  const xml = createSitemap({ siteUrl, routes: routesAt('/a&b'), pageDates: {} });
  expect(xml).toContain('/a&#38;b<');
});
