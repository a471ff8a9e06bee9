import { readVisibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { findRoute } from '#src/site/routes.ts';
import type { Rule } from '../rule.ts';

const readMetaContent = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

type Comparison = readonly [name: string, value: string, expected: string];

const compare = (comparisons: readonly Comparison[], file: string) =>
  comparisons
    .filter(([, value, expected]) => value !== expected)
    .map(([name, value, expected]) => ({
      found: `${name} is "${value}"`,
      fix: `Change it to "${expected}" in ${file}.`,
    }));

/** A page has its canonical URL. The not-found page has none, and tells search engines not to index it. */
export const indexing: Rule = {
  name: 'indexing',
  findProblems(page) {
    const isNotFound = page.path === notFoundPath;
    const links = [...page.document.querySelectorAll('link[rel="canonical"]')];
    const url = links.map((link) => link.getAttribute('href')).join(', ');
    return compare(
      [
        ['canonical', url, isNotFound ? '' : provider.siteUrl + page.path],
        ['noindex', String(readMetaContent(page, 'robots').includes('noindex')), String(isNotFound)],
        ['prerender-status-code', readMetaContent(page, 'prerender-status-code'), isNotFound ? '404' : ''],
      ],
      'src/seo/head.ts',
    );
  },
};

export const headMatchesRoute: Rule = {
  name: 'head-matches-route',
  findProblems(page) {
    const route = findRoute(page.path);
    if (!route) return [];
    return compare(
      [
        ['title', page.document.title, route.title],
        ['description', readMetaContent(page, 'description'), route.description],
        ['keywords', readMetaContent(page, 'keywords'), route.keywords.join(', ')],
        ['og:title', readMetaContent(page, 'og:title'), route.title],
        ['og:description', readMetaContent(page, 'og:description'), route.description],
        ['og:url', readMetaContent(page, 'og:url'), provider.siteUrl + page.path],
      ],
      'src/site/routes.ts',
    );
  },
};

export const socialImage: Rule = {
  name: 'social-image',
  findProblems(page, { hasFile }) {
    const image = readMetaContent(page, 'og:image');
    const exists = image.startsWith(provider.siteUrl) && hasFile(image.slice(provider.siteUrl.length));
    return exists || page.path === notFoundPath
      ? []
      : [
          {
            found: `og:image "${image}" is not a file of the site`,
            fix: 'Fix the path in src/seo/head.ts, or scripts/build/social-images.ts, which writes the image.',
          },
        ];
  },
};

/** Lengths in characters. Search results cut longer texts. */
const lengthLimits = [
  { name: 'title', minimum: 15, maximum: 65 },
  { name: 'description', minimum: 70, maximum: 160 },
] as const;

export const metadataLength: Rule = {
  name: 'metadata-length',
  findProblems: (page) =>
    lengthLimits.flatMap(({ name, minimum, maximum }) => {
      const text = readText[name](page);
      if (text.length >= minimum && text.length <= maximum) return [];
      return [
        {
          found: `The ${name} has ${text.length} characters: "${text}"`,
          fix: `Use ${minimum} to ${maximum} characters in src/site/routes.ts.`,
        },
      ];
    }),
};

const readText = {
  title: ({ document }: BuiltPage) => document.title,
  description: (page: BuiltPage) => readMetaContent(page, 'description'),
  h1: ({ document }: BuiltPage) =>
    [...document.querySelectorAll('h1')].map((heading) => readVisibleText(heading)).join(' '),
} as const;

export const uniqueHead: Rule = {
  name: 'unique-head',
  findProblems: (page, { pages }) =>
    Object.entries(readText).flatMap(([part, read]) => {
      const text = read(page);
      if (!text) return [{ found: `The page has no ${part}`, fix: `Add the ${part} to the page.` }];
      const duplicate = pages.find((candidate) => candidate.path !== page.path && read(candidate) === text);
      return duplicate
        ? [
            {
              found: `The page has the same ${part} as ${duplicate.path}: "${text}"`,
              fix: `Change one ${part}.`,
            },
          ]
        : [];
    }),
};

export const siteIndexes: Rule = {
  name: 'site-indexes',
  findProblems({ path }, { readFile }) {
    const url = provider.siteUrl + path;
    const indexes = [
      ['/sitemap.xml', `<loc>${url}</loc>`, 'scripts/build/sitemap.ts'],
      ['/llms.txt', `](${url})`, 'scripts/build/llms.ts'],
    ] as const;
    const isExpected = path !== notFoundPath;
    return indexes
      .filter(([file, entry]) => readFile(file).includes(entry) !== isExpected)
      .map(([file, , script]) => ({
        found: isExpected ? `The page is missing from ${file}` : `The not-found page is in ${file}`,
        fix: `Fix ${script}, which writes the file.`,
      }));
  },
};
