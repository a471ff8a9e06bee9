import { expect, test } from 'vitest';
import { routes } from '#src/site/routes.ts';
import { createSitemap } from './sitemap.ts';

test('every page is listed', () => {
  const xml = createSitemap();
  for (const { path } of routes)
    expect(xml).toContain(`<url><loc>https://www.example.com${path}</loc></url>`);
});
