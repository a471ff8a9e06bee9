import { expect, test } from 'vitest';
import { createSitemap } from './sitemap.ts';

test('a page is listed with the day of its last content change, if known', () => {
  const xml = createSitemap({ '/': '2026-01-05' });
  expect(xml).toContain('<url><loc>https://www.example.com/</loc><lastmod>2026-01-05</lastmod></url>');
  expect(xml).toContain('<url><loc>https://www.example.com/about</loc></url>');
});
