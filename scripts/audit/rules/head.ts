import type { BuiltPage } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { turnstileOrigin } from '#src/site/turnstile-origin.ts';
import type { PageRule, Violation } from '../audit-site.ts';

const contentsOf = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute('content') ?? '');

export const canonical: PageRule = {
  name: 'canonical',
  description: 'A page names itself as its one canonical address',
  check({ document, path }, { siteUrl }) {
    const links = [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    );
    const expected = path === notFoundPath ? [] : [`${siteUrl}${path}`];
    if (links.join() === expected.join()) return [];
    return [
      {
        found: `canonical ${links.join(', ') || 'missing'}`,
        fix: `It must be ${expected[0] ?? 'left out'} (src/seo/head.ts).`,
      },
    ];
  },
};

export const robotsTag: PageRule = {
  name: 'robots-tag',
  description: 'Every page but the not-found page may be indexed, with large image previews',
  check(page) {
    const robots = contentsOf(page, 'meta[name="robots"]').join(', ');
    if (page.path === notFoundPath) {
      const status = contentsOf(page, 'meta[name="prerender-status-code"]').join();
      return robots.includes('noindex') && status === '404'
        ? []
        : [
            {
              found: `robots “${robots}”, prerender status “${status}”`,
              fix: 'The not-found page needs noindex and status 404.',
            },
          ];
    }
    if (/noindex|none/.test(robots)) {
      return [{ found: `robots “${robots}”`, fix: 'Remove noindex: only the not-found page has it.' }];
    }
    return robots.includes('max-image-preview:large')
      ? []
      : [{ found: `robots “${robots}”`, fix: 'Add max-image-preview:large.' }];
  },
};

const everyPagesTags = [
  'meta[charset]',
  'meta[name="viewport"]',
  'meta[name="theme-color"][media*="light"]',
  'meta[name="theme-color"][media*="dark"]',
  'link[rel="icon"][type="image/svg+xml"]',
  'link[rel="apple-touch-icon"]',
  'link[rel="manifest"]',
];

const sharingTags = [
  ...[
    'type',
    'site_name',
    'locale',
    'url',
    'title',
    'description',
    'image',
    'image:width',
    'image:height',
    'image:alt',
  ].map((property) => `meta[property="og:${property}"]`),
  ...['card', 'title', 'description', 'image'].map((name) => `meta[name="twitter:${name}"]`),
];

export const rowInHead: PageRule = {
  name: 'row-in-head',
  description: 'The head says what the page’s row of the route table says: title, description, keywords',
  check(page, { routes }) {
    const row = routes.find(({ path }) => path === page.path);
    if (!row) return [];
    const [description] = contentsOf(page, 'meta[name="description"]');
    const [keywords] = contentsOf(page, 'meta[name="keywords"]');
    const parts = [
      ['title', page.document.title, row.title],
      ['description', description, row.description],
      ['keywords', keywords, row.keywords.join(', ')],
    ] as const;
    return parts
      .filter(([, found, expected]) => found !== expected)
      .map(([name, found = '', expected]) => ({
        found: `${name} “${found}”`,
        fix: `It must be “${expected}” (src/site/routes.ts).`,
      }));
  },
};

export const mainHeading: PageRule = {
  name: 'main-heading',
  description: 'A page has one main element, and in it the one h1',
  check({ document }) {
    const [mains, headings, inMain] = ['main', 'h1', 'main h1'].map(
      (selector) => document.querySelectorAll(selector).length,
    );
    return mains === 1 && headings === 1 && inMain === 1
      ? []
      : [
          {
            found: `${mains} main elements and ${headings} h1, ${inMain} of them in main`,
            fix: 'Give the page one of each.',
          },
        ];
  },
};

export const headTags: PageRule = {
  name: 'head-tags',
  description: 'The head is complete, and each of its tags stands once and says the same as the others',
  check(page) {
    const { document, path } = page;
    const tags = path === notFoundPath ? everyPagesTags : [...everyPagesTags, ...sharingTags];
    const violations: Violation[] = tags
      .map((selector) => ({ selector, count: document.querySelectorAll(selector).length }))
      .filter(({ count }) => count !== 1)
      .map(({ selector, count }) => ({ found: `${count} × ${selector}`, fix: 'There must be one.' }));
    const pairs = [
      ['og:title', document.title],
      ['og:description', contentsOf(page, 'meta[name="description"]')[0] ?? ''],
      ['og:url', document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''],
    ] as const;
    for (const [property, expected] of pairs) {
      const [value] = contentsOf(page, `meta[property="${property}"]`);
      if (value !== undefined && value !== expected) {
        violations.push({ found: `${property} “${value}”`, fix: `It must be “${expected}”.` });
      }
    }
    return violations;
  },
};

export const headFiles: PageRule = {
  name: 'head-files',
  description: 'Icons, manifest and other files that the head names exist',
  check({ document }, { files }) {
    const links = document.querySelectorAll('link[href^="/"]:not([rel="canonical"]), script[src^="/"]');
    return [...links]
      .map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '')
      .filter((address) => !files.has(address))
      .map((address) => ({
        found: `${address} isn't in the built site`,
        fix: 'Write it at build, or remove the tag.',
      }));
  },
};

export const language: PageRule = {
  name: 'language',
  description:
    'The page says its language; translations, where there are any, are absolute and name the page itself',
  check({ document, path }, { siteUrl }) {
    const violations: Violation[] = [];
    const declared = document.documentElement.getAttribute('lang');
    if (declared !== 'en')
      violations.push({ found: `lang “${declared ?? ''}”`, fix: 'The html element needs lang="en".' });
    const translations = [...document.querySelectorAll('link[hreflang]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    if (translations.length > 0 && !translations.includes(`${siteUrl}${path}`)) {
      violations.push({
        found: 'hreflang links without the page itself',
        fix: 'Add the page among its translations.',
      });
    }
    for (const href of translations.filter((address) => !address.startsWith('https://'))) {
      violations.push({ found: `hreflang to ${href}`, fix: 'Use an absolute address.' });
    }
    return violations;
  },
};

/** Links that ask a browser for something ahead of time (HTML Standard, "Link types"). */
const fileHints = ['preload', 'modulepreload', 'prefetch'];
const originHints = ['dns-prefetch', 'preconnect'];

/** The texts of an element that can contain an address. */
const mentionsOf = (element: Element) => [
  ...[...element.attributes].map(({ value }) => value),
  /^(?:script|style)$/i.test(element.nodeName) ? (element.textContent ?? '') : '',
];

export const resourceHints: PageRule = {
  name: 'resource-hints',
  description: 'Hints name each a file or another origin that the page uses, and none opens a connection',
  check({ document }, { siteUrl }) {
    const all = [...document.querySelectorAll('*')];
    const relOf = (element: Element) =>
      (element.nodeName === 'LINK' ? element.getAttribute('rel') : '') ?? '';
    const isHint = (element: Element) => [...fileHints, ...originHints].includes(relOf(element));
    const mentions = all.filter((element) => !isHint(element)).flatMap(mentionsOf);
    // The app loads it beside a form; the page's HTML doesn't name it.
    if (document.querySelector('form')) mentions.push(turnstileOrigin);
    const addresses = new Set<string>();
    return all.filter(isHint).flatMap((hint) => {
      const rel = relOf(hint);
      const href = hint.getAttribute('href') ?? '';
      const found = `${rel} of ${href}`;
      const address = originHints.includes(rel) ? (URL.parse(href, siteUrl)?.origin ?? href) : href;
      const isRepeated = addresses.has(address);
      addresses.add(address);
      if (rel === 'preconnect')
        return [{ found, fix: 'A visitor who never submits pays for it: use dns-prefetch.' }];
      if (isRepeated) return [{ found: `${found}, a second time`, fix: 'Keep one hint.' }];
      if (address === siteUrl || !mentions.some((text) => text.includes(address)))
        return [{ found: `${found}, which the page doesn't use`, fix: 'Leave the hint out.' }];
      return [];
    });
  },
};
