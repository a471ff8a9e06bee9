import { readVisibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { getPageTitle } from '#src/content/values/heads.ts';
import { getPageTextFile, getSocialImagePath, notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import type { Rule } from '../rule.ts';

/** Returns all values, so that a duplicate differs from the expected value. */
const readAll = ({ document }: BuiltPage, selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)).join(', ');

const readMeta = (page: BuiltPage, name: string) =>
  readAll(page, `meta[name="${name}"], meta[property="${name}"]`, 'content').replace(
    /(?<=\.png\?v=)[\da-f]{8}/,
    '[hash]',
  );

const getExpectedMeta = (path: string) => {
  const { title, description } = getPageTitle(path);
  const basics = { description };
  return path === notFoundPath
    ? { ...basics, robots: 'noindex', 'prerender-status-code': '404' }
    : {
        ...basics,
        robots: 'max-image-preview:large',
        'prerender-status-code': '',
        'og:title': title,
        'og:description': description,
        'og:url': provider.siteUrl + path,
        'og:image': `${provider.siteUrl}${getSocialImagePath(path)}?v=[hash]`,
      };
};

/** The not-found page has no canonical URL and isn't indexed. */
export const headTags: Rule = {
  name: 'head-tags',
  findProblems(page) {
    const { path, document } = page;
    const { title } = getPageTitle(path);
    const canonical = path === notFoundPath ? '' : provider.siteUrl + path;
    return [
      ['title', document.title, title],
      ['canonical', readAll(page, 'link[rel="canonical"]', 'href'), canonical],
      ...Object.entries(getExpectedMeta(path)).map(([name, value]) => [name, readMeta(page, name), value]),
    ]
      .filter(([, value, expected]) => value !== expected)
      .map(([name, value, expected]) => ({
        found: `${name} is "${value}"`,
        fix: `Change it to "${expected}" in src/seo/head.ts.`,
      }));
  },
};

const readText = {
  title: ({ document }: BuiltPage) => document.title,
  description: (page: BuiltPage) => readMeta(page, 'description'),
  h1: ({ document }: BuiltPage) =>
    [...document.querySelectorAll('h1')].map((heading) => readVisibleText(heading)).join(' '),
} as const;

export const uniqueHead: Rule = {
  name: 'unique-head',
  findProblems: (page, pages) =>
    Object.entries(readText).flatMap(([part, read]) => {
      const text = read(page);
      const file = getPageTextFile(page.path);
      if (!text) return [{ found: `The page has no ${part}`, fix: `Add the ${part} in ${file}.` }];
      const duplicate = pages.find((candidate) => candidate.path !== page.path && read(candidate) === text);
      return duplicate
        ? [
            {
              found: `The page has the same ${part} as ${duplicate.path}: "${text}"`,
              fix: `Change one ${part} in ${file}.`,
            },
          ]
        : [];
    }),
};
