import { writeOutput, type BuildContext } from './build-context.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Every page of the route table, without `priority` or `changefreq`, because search engines ignore them. */
export function createSitemap({
  siteUrl,
  routes,
  pageDates,
}: Pick<BuildContext, 'siteUrl' | 'routes' | 'pageDates'>): string {
  const entries = routes.map(({ path }) => {
    const lastmod = pageDates[path] ? `<lastmod>${pageDates[path]}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/**
 * Every crawler may read every page, language models' too: the site is there to be found. The function that takes the
 * forms answers POST only, so that crawling it is of no use.
 */
const createRobots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Writes sitemap.xml of the built site (https://www.sitemaps.org/protocol.html), and robots.txt, which names it. */
export async function writeSitemap(context: BuildContext): Promise<void> {
  await writeOutput(context, 'sitemap.xml', createSitemap(context));
  await writeOutput(context, 'robots.txt', createRobots(context.siteUrl));
}
