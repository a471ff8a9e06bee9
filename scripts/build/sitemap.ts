import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { writeOutput } from './output.ts';

const { siteUrl } = provider;

/**
 * Lists every page, without `priority` and `changefreq`, which search engines ignore, and without `lastmod`: commits don't
 * show when a page's text changed, and search engines distrust a site with wrong dates.
 */
export function createSitemap(): string {
  const entries = routes.map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Allows every crawler, including AI crawlers. The function accepts only POST, so crawling it is useless. */
const robots = `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Writes sitemap.xml (https://www.sitemaps.org/protocol.html), and robots.txt, which names it. */
export async function writeSitemap(folder: string): Promise<void> {
  await writeOutput(folder, 'sitemap.xml', createSitemap());
  await writeOutput(folder, 'robots.txt', robots);
}
