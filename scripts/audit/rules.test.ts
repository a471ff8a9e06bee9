import { claims } from '#src/content/values/claims.ts';
import { expect, test } from 'vitest';
import { parsePage } from '#scripts/build/built-page.ts';
import { getPageTitle } from '#src/content/values/heads.ts';
import type { Rule } from './rule.ts';
import { claimedFigures } from './rules/claimed-figures.ts';
import { headTags, uniqueHead } from './rules/head.ts';
import { separateWords } from './rules/joined-words.ts';
import { structuredData } from './rules/structured-data.ts';

const siteUrl = 'https://www.example.com';
const about = getPageTitle('/about');

const head = `<title>${about.title}</title><link rel="canonical" href="${siteUrl}/about">
  <meta name="description" content="${about.description}">
  <meta property="og:title" content="${about.title}"><meta property="og:description" content="${about.description}">
  <meta property="og:url" content="${siteUrl}/about"><meta property="og:image" content="${siteUrl}/social/about.png?v=01234567">
  <meta name="robots" content="max-image-preview:large">`;

const createNode = (type: string, values = '') => `{"@type":"${type}","@id":"#${type}"${values}}`;
const createGraph = (...nodes: readonly string[]) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes.join()}]}</script>`;
const aboutPage = createNode('AboutPage', `,"url":"${siteUrl}/about","isPartOf":{"@id":"#WebSite"}`);

const createHtml = (headTags: string, body = '') =>
  `<html><head>${headTags}</head><body>${body}</body></html>`;

const cases: readonly (readonly [rule: Rule, good: string, bad: string, finding: RegExp])[] = [
  [
    headTags,
    createHtml(head),
    createHtml(head.replace(about.title, 'Another').replace('/about">', '/team">')),
    /title is "Another"\ncanonical is ".*\/team"/,
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
    separateWords,
    createHtml('', '<p><b>Readiness</b> <span>Assess</span> 10<sup>6</sup></p><p>See</p><p>Also</p>'),
    createHtml('', '<p><b>Readiness</b><span>Assess</span></p>'),
    /"ReadinessAssess" has no space/,
  ],
  [
    claimedFigures,
    createHtml('', `<main>Planning takes ${claims.strategicPlanning.replace('–', ' to ')}.</main>`),
    createHtml('', '<main>Planning takes 9999 days.</main>'),
    /The figure "9999 days"/,
  ],
];

const team = parsePage('/team', createHtml('<title>Team</title>', '<h1>Team</h1>'));

const audit = (rule: Rule, html: string) =>
  rule
    .findProblems(parsePage('/about', html), [team])
    .map(({ found }) => found)
    .join('\n');

test.each(cases.map(([rule, good, bad, finding]) => ({ name: rule.name, rule, good, bad, finding })))(
  '$name accepts a good page and reports the problem of a bad one',
  ({ rule, good, bad, finding }) => {
    expect(audit(rule, good)).toBe('');
    expect(audit(rule, bad)).toMatch(finding);
  },
);
