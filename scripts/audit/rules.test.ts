import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePage } from '#scripts/build/built-page.ts';
import { getRoute } from '#src/site/routes.ts';
import type { AuditedSite, Rule } from './rule.ts';
import { claimedFigures } from './rules/claimed-figures.ts';
import { graph } from './rules/graph.ts';
import { canonical, headMatchesRoute, listed, searchResult, socialImage, uniqueHead } from './rules/head.ts';
import { thinCopy } from './rules/thin-copy.ts';
import { typefaceLetters } from './rules/typeface-letters.ts';
import { pageWeight } from './rules/weight.ts';

/** Each rule on a fragment that keeps it, and on one that doesn't. */

const siteUrl = 'https://www.example.com';
const about = getRoute('/about');

const head = `<title>${about.title}</title><link rel="canonical" href="${siteUrl}/about">
  <meta name="description" content="${about.description}"><meta name="keywords" content="${about.keywords.join(', ')}">
  <meta property="og:title" content="${about.title}"><meta property="og:description" content="${about.description}">
  <meta property="og:url" content="${siteUrl}/about"><meta property="og:image" content="${siteUrl}/social/about.png">`;

const node = (type: string, values = '') => `{"@type":"${type}","@id":"#${type}"${values}}`;
const graphWith = (...nodes: readonly string[]) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes.join()}]}</script>`;
const own = node('AboutPage', `,"url":"${siteUrl}/about","isPartOf":{"@id":"#WebSite"}`);

const words = (count: number) => `<main><p>${'word '.repeat(count)}</p></main>`;

const html = (headPart: string, body = '') => `<html><head>${headPart}</head><body>${body}</body></html>`;

const cases: readonly (readonly [rule: Rule, good: string, bad: string, finding: RegExp])[] = [
  [canonical, html(head), html(head.replace('/about">', '/team">')), /canonical “.*\/team”/],
  [headMatchesRoute, html(head), html(head.replace(about.title, 'Another')), /title “Another”/],
  [socialImage, html(head), html(head.replace('about.png', 'lost.png')), /lost\.png” is no file/],
  [searchResult, html(head), html(`<title>${'A'.repeat(80)}</title>`), /the title has 80 characters/],
  [uniqueHead, html(head, '<h1>About</h1>'), html(head, '<h1>Team</h1>'), /the h1 of \/team: “Team”/],
  [
    graph,
    html(graphWith(node('Organization'), node('WebSite'), own)),
    html(
      graphWith(node('Organization', ',"slogan":"Never shown"'), own),
      '<nav aria-label="Breadcrumb"></nav>',
    ),
    /reference to #WebSite.*no BreadcrumbList.*says “Never shown”/s,
  ],
  [
    claimedFigures,
    html('', '<main>Planning takes 30-45 days.</main>'),
    html('', '<main>Planning takes 29 days.</main>'),
    /the figure “29 days”/,
  ],
  [pageWeight, html(head), html(head, randomBytes(15_000).toString('base64')), /bytes with its styles/],
  [thinCopy, html('', words(300)), html('', words(299)), /299 words/],
  [typefaceLetters, html('', '<p>Zurich</p>'), html('', '<p>Ωmega</p>'), /“Ω” of “Ωmega”/],
];

const files: Readonly<Record<string, string>> = {
  '/llms.txt': `[About](${siteUrl}/about)`,
  '/sitemap.xml': `<loc>${siteUrl}/about</loc>`,
};

const site: AuditedSite = {
  pages: [parsePage('/team', html('<title>Team</title>', '<h1>Team</h1>'))],
  hasFile: (address) => address === '/social/about.png',
  readFile: (address) => files[address] ?? '',
};

const findingsOf = (rule: Rule, text: string) =>
  rule
    .check(parsePage('/about', text), site)
    .map(({ found }) => found)
    .join('\n');

test.each(cases.map(([rule, good, bad, finding]) => ({ name: rule.name, rule, good, bad, finding })))(
  '$name passes a good page and names what is wrong with a bad one',
  ({ rule, good, bad, finding }) => {
    expect(findingsOf(rule, good)).toBe('');
    expect(findingsOf(rule, bad)).toMatch(finding);
  },
);

test('a page that no list has is named, and one that both have is not', () => {
  expect(findingsOf(listed, html(head))).toBe('');
  const [team] = site.pages;
  expect(listed.check(team!, site).map(({ found }) => found)).toEqual([
    "it isn't in /sitemap.xml",
    "it isn't in /llms.txt",
  ]);
});
