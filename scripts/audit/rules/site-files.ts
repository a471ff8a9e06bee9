import { posix } from 'node:path';
import { hostFiles } from '#src/site/hosting.ts';
import { htmlFile, notFoundPath } from '#src/site/paths.ts';
import type { SiteRule, SiteViolation } from '../audit-site.ts';
import { pngSize } from './images.ts';

export const sitemapMatches: SiteRule = {
  name: 'sitemap-matches',
  description:
    'Sitemap, route table and files agree, the not-found page left out, each page with its own last change',
  async check(_pages, { routes, siteUrl, files, sitemap, pageDates }) {
    if (!files.has('/sitemap.xml')) {
      return [
        {
          page: '/sitemap.xml',
          found: 'no sitemap.xml',
          fix: 'Build again: scripts/build/sitemap.ts writes it.',
        },
      ];
    }
    const listed = await sitemap();
    const expected = new Map(routes.map(({ path }) => [`${siteUrl}${path}`, path]));
    const pageFiles = new Set(
      [notFoundPath, ...routes.map(({ path }) => path)].map((path) => `/${htmlFile(path)}`),
    );
    return [
      ...[...expected]
        .filter(([address]) => !listed.has(address))
        .map(([address, path]) => ({
          page: path,
          found: `${address} isn't in the sitemap`,
          fix: 'Build again: scripts/build/sitemap.ts writes it.',
        })),
      ...[...listed.keys()]
        .filter((address) => !expected.has(address))
        .map((address) => ({
          page: '/sitemap.xml',
          found: `${address} has no row in the route table`,
          fix: 'Build again: scripts/build/sitemap.ts writes it.',
        })),
      ...[...files]
        .filter((file) => file.endsWith('.html') && !pageFiles.has(file))
        .map((file) => ({
          page: file,
          found: 'a page without a row in the route table',
          fix: 'Build into an empty folder, or add the row.',
        })),
      ...[...expected]
        .filter(([address, path]) => listed.has(address) && listed.get(address) !== pageDates[path])
        .map(([address, path]) => ({
          page: path,
          found: `its lastmod is ${listed.get(address) ?? 'missing'} and isn't ${pageDates[path] ?? 'known'}`,
          fix: 'Build again after committing.',
        })),
    ];
  },
};

export const robotsFile: SiteRule = {
  name: 'robots-file',
  description: 'robots.txt lets every page be crawled and names the sitemap',
  async check(_pages, { siteUrl, routes, read }) {
    const text = (await read('/robots.txt'))?.toString() ?? '';
    const page = '/robots.txt';
    const blocked = [...text.matchAll(/^Disallow: *(\S+)/gim)].map(([, rule = '']) => rule);
    return [
      ...(text.includes(`Sitemap: ${siteUrl}/sitemap.xml`)
        ? []
        : [
            {
              page,
              found: 'no line that names the sitemap',
              fix: 'Build again: scripts/build/sitemap.ts writes it.',
            },
          ]),
      ...routes
        .filter(({ path }) => blocked.some((rule) => path.startsWith(rule)))
        .map(({ path }) => ({
          page: path,
          found: 'robots.txt forbids crawling it',
          fix: 'Remove the Disallow line in scripts/build/sitemap.ts.',
        })),
    ];
  },
};

export const languageModelTexts: SiteRule = {
  name: 'language-model-texts',
  description: 'Every page is listed in llms.txt',
  async check(_pages, { siteUrl, routes, read }) {
    const index = (await read('/llms.txt'))?.toString() ?? '';
    return routes
      .filter(({ path }) => !index.includes(`](${siteUrl}${path})`))
      .map(({ path: page }) => ({
        page,
        found: "it isn't in llms.txt",
        fix: 'Build again: scripts/build/llms.ts writes it.',
      }));
  },
};

interface Manifest {
  readonly name?: string;
  readonly icons?: readonly { readonly src: string; readonly sizes: string }[];
}

export const manifestIcons: SiteRule = {
  name: 'manifest-icons',
  description: 'The manifest parses, and each icon exists in the size it gives',
  async check(_pages, { read }) {
    const page = '/site.webmanifest';
    const fix = 'Build again: scripts/build/icons.ts writes it.';
    const text = (await read(page))?.toString();
    if (!text) return [{ page, found: 'no manifest', fix }];
    const { name, icons = [] } = JSON.parse(text) as Manifest;
    const violations: SiteViolation[] =
      name && icons.length > 0 ? [] : [{ page, found: 'no name or no icons', fix }];
    for (const { src, sizes } of icons) {
      const data = await read(src);
      const size = data && pngSize(data);
      const found = size ? `${size.width}x${size.height}` : 'missing';
      if (found !== sizes) violations.push({ page, found: `${src} is ${found}, not ${sizes}`, fix });
    }
    return violations;
  },
};

/** Files that hosts, crawlers and browsers ask for by name, without a reference. */
const wellKnown = ['/404.html', '/favicon.ico', '/llms.txt', '/robots.txt'];

/** Files whose text can name others. */
const readable = /\.(?:html|js|css|json|webmanifest|xml|txt|svg)$/;

/** Anything that looks like a file name. */
const names = /[\w./-]+\.\w+/g;

/** The files that a text names, from the root of the site or beside the file that names them. */
const filesNamed = (text: string, file: string, files: ReadonlySet<string>) =>
  [...text.matchAll(names)]
    .flatMap(([name]) => [posix.resolve('/', name), posix.resolve(posix.dirname(file), name)])
    .filter((address) => files.has(address));

export const unreferencedFiles: SiteRule = {
  name: 'unreferenced-files',
  description: 'Every file of the release is a page, asked for by name, or named by a file that is',
  async check(_pages, { siteUrl, routes, files, read }) {
    const reached = new Set([...routes.map(({ path }) => `/${htmlFile(path)}`), ...wellKnown]);
    // A set grows while it is walked: each file is read once.
    for (const file of reached) {
      const text = readable.test(file) ? ((await read(file))?.toString() ?? '') : '';
      for (const named of filesNamed(text.replaceAll(siteUrl, ''), file, files)) reached.add(named);
    }
    for (const file of hostFiles) reached.add(`/${file}`);
    return [...files]
      .filter((file) => !reached.has(file))
      .map((file) => ({
        page: file,
        found: 'a file that nothing refers to',
        fix: 'Refer to it, or keep it out of public/ and of the build.',
      }));
  },
};
