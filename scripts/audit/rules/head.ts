import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { findRoute } from '#src/site/routes.ts';
import type { Rule } from '../rule.ts';

const readMetaContent = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** The name, value and expected value of a part of the head. */
type Part = readonly [name: string, value: string, expected: string];

const differences = (parts: readonly Part[], file: string) =>
  parts
    .filter(([, value, expected]) => value !== expected)
    .map(([name, value, expected]) => ({
      found: `${name} “${value}”`,
      fix: `It must be “${expected}” (${file}).`,
    }));

/** A page names itself as its one canonical address. The not-found page names none and is kept out of search. */
export const canonical: Rule = {
  name: 'canonical',
  check(page) {
    const isNotFound = page.path === notFoundPath;
    const links = [...page.document.querySelectorAll('link[rel="canonical"]')];
    const address = links.map((link) => link.getAttribute('href')).join(', ');
    return differences(
      [
        ['canonical', address, isNotFound ? '' : provider.siteUrl + page.path],
        ['noindex', String(readMetaContent(page, 'robots').includes('noindex')), String(isNotFound)],
        ['prerender-status-code', readMetaContent(page, 'prerender-status-code'), isNotFound ? '404' : ''],
      ],
      'src/seo/head.ts',
    );
  },
};

/** The head says what the page's row of the route table says. */
export const headMatchesRoute: Rule = {
  name: 'head-of-row',
  check(page) {
    const row = findRoute(page.path);
    if (!row) return [];
    return differences(
      [
        ['title', page.document.title, row.title],
        ['description', readMetaContent(page, 'description'), row.description],
        ['keywords', readMetaContent(page, 'keywords'), row.keywords.join(', ')],
        ['og:title', readMetaContent(page, 'og:title'), row.title],
        ['og:description', readMetaContent(page, 'og:description'), row.description],
        ['og:url', readMetaContent(page, 'og:url'), provider.siteUrl + page.path],
      ],
      'src/site/routes.ts',
    );
  },
};

/** A page's social image is a file of the site. */
export const socialImage: Rule = {
  name: 'social-image',
  check(page, { hasFile }) {
    const image = readMetaContent(page, 'og:image');
    const isFound = image.startsWith(provider.siteUrl) && hasFile(image.slice(provider.siteUrl.length));
    return isFound || page.path === notFoundPath
      ? []
      : [{ found: `og:image “${image}” is no file of the site`, fix: 'See scripts/build/social-images.ts.' }];
  },
};

/** Lengths of a title and a description, in characters, that search results show in full. */
const searchResults = [
  { name: 'title', minimum: 15, maximum: 65 },
  { name: 'description', minimum: 70, maximum: 160 },
] as const;

export const searchResult: Rule = {
  name: 'search-result',
  check: (page) =>
    searchResults.flatMap(({ name, minimum, maximum }) => {
      const text = readText[name](page);
      if (text.length >= minimum && text.length <= maximum) return [];
      return [
        {
          found: `the ${name} has ${text.length} characters: “${text}”`,
          fix: `Give it ${minimum} to ${maximum} in src/site/routes.ts.`,
        },
      ];
    }),
};

const readText = {
  title: ({ document }: BuiltPage) => document.title,
  description: (page: BuiltPage) => readMetaContent(page, 'description'),
  h1: ({ document }: BuiltPage) =>
    [...document.querySelectorAll('h1')].map((heading) => visibleText(heading)).join(' '),
} as const;

/** Every page has a title, a description and an h1 that no other has. */
export const uniqueHead: Rule = {
  name: 'unique-head',
  check: (page, { pages }) =>
    Object.entries(readText).flatMap(([part, read]) => {
      const text = read(page);
      if (!text) return [{ found: `no ${part}`, fix: `Give the page a ${part}.` }];
      const other = pages.find((candidate) => candidate.path !== page.path && read(candidate) === text);
      return other
        ? [{ found: `the ${part} of ${other.path}: “${text}”`, fix: `Give each page its own ${part}.` }]
        : [];
    }),
};

/** Every page is in the sitemap and in llms.txt, and the not-found page is in neither. */
export const listed: Rule = {
  name: 'listed',
  check({ path }, { readFile }) {
    const address = provider.siteUrl + path;
    const lists = [
      ['/sitemap.xml', `<loc>${address}</loc>`, 'scripts/build/sitemap.ts'],
      ['/llms.txt', `](${address})`, 'scripts/build/llms.ts'],
    ] as const;
    const expected = path !== notFoundPath;
    return lists
      .filter(([file, entry]) => readFile(file).includes(entry) !== expected)
      .map(([file, , script]) => ({
        found: `it ${expected ? "isn't" : 'is'} in ${file}`,
        fix: `See ${script}, which writes it.`,
      }));
  },
};
