import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePage } from '#scripts/build/built-page.ts';
import { getRoute } from '#src/site/routes.ts';
import type { AuditedSite, Rule } from './rule.ts';
import { claimedFigures } from './rules/claimed-figures.ts';
import {
  indexing,
  headMatchesRoute,
  metadataLength,
  siteIndexes,
  socialImage,
  uniqueHead,
} from './rules/head.ts';
import { missingGlyphs } from './rules/missing-glyphs.ts';
import { structuredData } from './rules/structured-data.ts';
import { thinContent } from './rules/thin-content.ts';
import { pageWeight } from './rules/weight.ts';

const siteUrl = 'https://www.example.com';
const about = getRoute('/about');

const head = `<title>${about.title}</title><link rel="canonical" href="${siteUrl}/about">
  <meta name="description" content="${about.description}"><meta name="keywords" content="${about.keywords.join(', ')}">
  <meta property="og:title" content="${about.title}"><meta property="og:description" content="${about.description}">
  <meta property="og:url" content="${siteUrl}/about"><meta property="og:image" content="${siteUrl}/social/about.png">`;

const createNode = (type: string, values = '') => `{"@type":"${type}","@id":"#${type}"${values}}`;
const createGraph = (...nodes: readonly string[]) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes.join()}]}</script>`;
const aboutPage = createNode('AboutPage', `,"url":"${siteUrl}/about","isPartOf":{"@id":"#WebSite"}`);

const createWords = (count: number) => `<main><p>${'word '.repeat(count)}</p></main>`;

const createHtml = (headTags: string, body = '') =>
  `<html><head>${headTags}</head><body>${body}</body></html>`;

const cases: readonly (readonly [rule: Rule, good: string, bad: string, finding: RegExp])[] = [
  [indexing, createHtml(head), createHtml(head.replace('/about">', '/team">')), /canonical is ".*\/team"/],
  [
    headMatchesRoute,
    createHtml(head),
    createHtml(head.replace(about.title, 'Another')),
    /title is "Another"/,
  ],
  [
    socialImage,
    createHtml(head),
    createHtml(head.replace('about.png', 'lost.png')),
    /lost\.png" is not a file/,
  ],
  [
    metadataLength,
    createHtml(head),
    createHtml(`<title>${'A'.repeat(80)}</title>`),
    /The title has 80 characters/,
  ],
  [
    uniqueHead,
    createHtml(head, '<h1>About</h1>'),
    createHtml(head, '<h1>Team</h1>'),
    /The page has the same h1 as \/team: "Team"/,
  ],
  [
    structuredData,
    createHtml(createGraph(createNode('Organization'), createNode('WebSite'), aboutPage)),
    createHtml(
      createGraph(createNode('Organization', ',"slogan":"Never shown"'), aboutPage),
      '<nav aria-label="Breadcrumb"></nav>',
    ),
    /reference to #WebSite.*no BreadcrumbList.*contains "Never shown"/s,
  ],
  [
    claimedFigures,
    createHtml('', '<main>Planning takes 30-45 days.</main>'),
    createHtml('', '<main>Planning takes 29 days.</main>'),
    /The figure "29 days"/,
  ],
  [
    pageWeight,
    createHtml(head),
    createHtml(head, randomBytes(15_000).toString('base64')),
    /HTML and styles have/,
  ],
  [thinContent, createHtml('', createWords(300)), createHtml('', createWords(299)), /299 words/],
  [missingGlyphs, createHtml('', '<p>Zurich</p>'), createHtml('', '<p>Ωmega</p>'), /lack "Ω" in "Ωmega"/],
];

const files: Readonly<Record<string, string>> = {
  '/llms.txt': `[About](${siteUrl}/about)`,
  '/sitemap.xml': `<loc>${siteUrl}/about</loc>`,
};

const site: AuditedSite = {
  pages: [parsePage('/team', createHtml('<title>Team</title>', '<h1>Team</h1>'))],
  hasFile: (path) => path === '/social/about.png',
  readFile: (path) => files[path] ?? '',
};

const audit = (rule: Rule, html: string) =>
  rule
    .findProblems(parsePage('/about', html), site)
    .map(({ found }) => found)
    .join('\n');

test.each(cases.map(([rule, good, bad, finding]) => ({ name: rule.name, rule, good, bad, finding })))(
  '$name accepts a good page and reports the problem of a bad one',
  ({ rule, good, bad, finding }) => {
    expect(audit(rule, good)).toBe('');
    expect(audit(rule, bad)).toMatch(finding);
  },
);

test('a page that is missing from the sitemap and llms.txt is reported', () => {
  expect(audit(siteIndexes, createHtml(head))).toBe('');
  const [team] = site.pages;
  expect(siteIndexes.findProblems(team!, site).map(({ found }) => found)).toEqual([
    'The page is missing from /sitemap.xml',
    'The page is missing from /llms.txt',
  ]);
});
