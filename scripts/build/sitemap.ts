/** Writes sitemap.xml of the built site. */
import { writeOutput, type BuildContext } from './build-context.ts';

/** The most addresses one file may hold (https://www.sitemaps.org/protocol.html). */
const maximumUrls = 50_000;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const entry = (element: string, address: string, lastmod: string | undefined) =>
  `<${element}><loc>${escapeXml(address)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${element}>`;

/**
 * The files of the sitemap by name: one, or an index and its parts where the pages are too many for one file.
 * There is no `priority` or `changefreq`, because search engines ignore them.
 */
export function createSitemap(
  { siteUrl, routes, pageDates }: Pick<BuildContext, 'siteUrl' | 'routes' | 'pageDates'>,
  urlsPerFile = maximumUrls,
): Record<string, string> {
  const rows = routes.map(({ path }) => ({ path, lastmod: pageDates[path] }));
  const urlSet = (part: typeof rows) =>
    document(
      'urlset',
      part.map(({ path, lastmod }) => entry('url', `${siteUrl}${path}`, lastmod)),
    );
  if (rows.length <= urlsPerFile) return { 'sitemap.xml': urlSet(rows) };
  const files: Record<string, string> = {};
  const index: string[] = [];
  for (let start = 0; start < rows.length; start += urlsPerFile) {
    const part = rows.slice(start, start + urlsPerFile);
    const name = `sitemap-${index.length + 1}.xml`;
    const newest = part.map(({ lastmod }) => lastmod ?? '').reduce((a, b) => (a > b ? a : b), '');
    files[name] = urlSet(part);
    index.push(entry('sitemap', `${siteUrl}/${name}`, newest || undefined));
  }
  return { 'sitemap.xml': document('sitemapindex', index), ...files };
}

/** Writes the sitemap of every page of the route table. */
export async function writeSitemap(context: BuildContext): Promise<void> {
  for (const [name, xml] of Object.entries(createSitemap(context))) await writeOutput(context, name, xml);
}
