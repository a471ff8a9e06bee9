import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { writeOutput } from '../output.ts';
import { readPageDates, type PageDates } from '../content/page-dates.ts';

const { siteUrl } = provider;

/** Without `priority` and `changefreq`, which search engines ignore. */
export function createSitemap(dates: PageDates): string {
  const entries = routes.map(({ path }) => {
    const lastmod = dates[path] ? `<lastmod>${dates[path]}</lastmod>` : '';
    return `<url><loc>${siteUrl}${path}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Allows AI crawlers too. The function accepts only POST, so crawling it is useless. */
const robots = `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Writes sitemap.xml (https://www.sitemaps.org/protocol.html) and robots.txt. */
export async function writeSitemapAndRobots(folder: string): Promise<void> {
  await writeOutput(folder, 'sitemap.xml', createSitemap(readPageDates()));
  await writeOutput(folder, 'robots.txt', robots);
}
