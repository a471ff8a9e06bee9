import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import type { Finding, Rule } from '../rule.ts';

const contentOf = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** A page names itself as its one canonical address; the not-found page names none and is kept out of search. */
export const canonical: Rule = {
  name: 'canonical',
  check(page, { siteUrl }) {
    const isNotFound = page.path === notFoundPath;
    const links = [...page.document.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    );
    const expected = isNotFound ? '' : siteUrl + page.path;
    const robots = contentOf(page, 'robots');
    const findings: Finding[] = [];
    if (links.join() !== expected)
      findings.push({
        found: `canonical ${links.join(', ') || 'missing'}`,
        fix: `It must be ${expected || 'left out'} (src/seo/head.ts).`,
      });
    if (robots.includes('noindex') !== isNotFound)
      findings.push({ found: `robots “${robots}”`, fix: 'The not-found page alone has noindex.' });
    if (isNotFound && contentOf(page, 'prerender-status-code') !== '404')
      findings.push({
        found: 'no prerender status',
        fix: 'The not-found page has status 404 (src/seo/head.ts).',
      });
    return findings;
  },
};

/** The head says what the page's row of the route table says, and its social image is there. */
export const headOfRow: Rule = {
  name: 'head-of-row',
  check(page, { routes, siteUrl, files }) {
    const row = routes.find(({ path }) => path === page.path);
    if (!row) return [];
    const parts = [
      ['title', page.document.title, row.title],
      ['description', contentOf(page, 'description'), row.description],
      ['keywords', contentOf(page, 'keywords'), row.keywords.join(', ')],
      ['og:title', contentOf(page, 'og:title'), row.title],
      ['og:description', contentOf(page, 'og:description'), row.description],
      ['og:url', contentOf(page, 'og:url'), siteUrl + page.path],
    ] as const;
    const image = contentOf(page, 'og:image');
    return [
      ...parts
        .filter(([, found, expected]) => found !== expected)
        .map(([name, found, expected]) => ({
          found: `${name} “${found}”`,
          fix: `It must be “${expected}” (src/site/routes.ts).`,
        })),
      ...(files.has(image.replace(siteUrl, ''))
        ? []
        : [
            {
              found: `og:image “${image}” is no file of the site`,
              fix: 'Build again: scripts/build/social-images.ts writes it.',
            },
          ]),
    ];
  },
};

/** What search results show of a title and a description, in characters; what is longer is cut. */
const searchResults = {
  title: { minimum: 15, maximum: 65 },
  description: { minimum: 70, maximum: 160 },
} as const;

export const searchResult: Rule = {
  name: 'search-result',
  check(page) {
    const texts = { title: page.document.title, description: contentOf(page, 'description') };
    return Object.entries(searchResults).flatMap(([name, { minimum, maximum }]) => {
      const text = texts[name as keyof typeof texts];
      const found = `the ${name} has ${text.length} characters: “${text}”`;
      if (text.length > maximum) return [{ found, fix: `Shorten it to ${maximum} in src/site/routes.ts.` }];
      if (text.length < minimum)
        return [{ found, fix: `Say more in src/site/routes.ts: at least ${minimum}.` }];
      return [];
    });
  },
};

const parts = {
  title: ({ document }: BuiltPage) => document.title,
  description: (page: BuiltPage) => contentOf(page, 'description'),
  h1: ({ document }: BuiltPage) =>
    [...document.querySelectorAll('h1')].map((heading) => visibleText(heading)).join(' '),
} as const;

/** Every page has a title, a description and an h1 that no other has. */
export const uniqueHead: Rule = {
  name: 'unique-head',
  check: (page, { pages }) =>
    Object.entries(parts).flatMap(([part, textOf]) => {
      const text = textOf(page);
      if (!text) return [{ found: `no ${part}`, fix: `Give the page a ${part}.` }];
      const other = pages.find((candidate) => candidate.path !== page.path && textOf(candidate) === text);
      return other
        ? [{ found: `the ${part} of ${other.path}: “${text}”`, fix: `Give each page a ${part} of its own.` }]
        : [];
    }),
};

/** Every page stands in the sitemap and in llms.txt, and the not-found page in neither. */
export const listed: Rule = {
  name: 'listed',
  check({ path }, { siteUrl, read }) {
    const lists = [
      ['/sitemap.xml', `<loc>${siteUrl}${path}</loc>`, 'scripts/build/sitemap.ts'],
      ['/llms.txt', `](${siteUrl}${path})`, 'scripts/build/llms.ts'],
    ] as const;
    const expected = path !== notFoundPath;
    return lists
      .filter(([file, entry]) => read(file).includes(entry) !== expected)
      .map(([file, , script]) => ({
        found: `it ${expected ? "isn't" : 'is'} in ${file}`,
        fix: `Build again: ${script} writes it.`,
      }));
  },
};
