import { expect, test } from 'vitest';
import { routes } from '#src/site/routes.ts';
import { createSitemap } from './sitemap.ts';

test('every page is listed, with the day when its text last changed, if known', () => {
  const xml = createSitemap({ '/': '2026-01-05' });
  for (const { path } of routes) {
    const lastmod = path === '/' ? '<lastmod>2026-01-05</lastmod>' : '';
    expect(xml).toContain(`<url><loc>https://www.example.com${path}</loc>${lastmod}</url>`);
  }
});
