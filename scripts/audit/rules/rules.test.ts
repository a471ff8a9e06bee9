import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeSyntheticPages } from '../synthetic-site.ts';
import type { BuildContext } from '#scripts/build/build-context.ts';
import { parsePage } from '#scripts/build/built-page.ts';
import { writeHostFiles } from '#scripts/build/hosting/host-files.ts';
import { writeIcons } from '#scripts/build/icons.ts';
import { writeLlmsTexts } from '#scripts/build/llms.ts';
import { writeRobots } from '#scripts/build/robots.ts';
import { writeSitemap } from '#scripts/build/sitemap.ts';
import { writeSocialImages } from '#scripts/build/social-images.ts';
import { auditSite, openSite } from '../audit-site.ts';
import { pageRules, siteRules } from '../rules.ts';
import { provider } from '#src/site/provider.ts';
import { whereWritten } from '../where-written.ts';
import { ignoredMessages } from './html-validity.ts';

let folder: string;
let context: BuildContext;

/** A way to break a page: what to replace, or how; and what the rule then finds. */
type Break = readonly [what: string, change: (html: string) => string, found: RegExp];

const replace =
  (search: string | RegExp, replacement: string) =>
  (text: string): string => {
    const changed = text.replace(search, replacement);
    if (changed === text) throw new Error(`${String(search)} isn't in the page: the test breaks nothing`);
    return changed;
  };

const inMain = (html: string) => replace('</main>', `${html}</main>`);

/** The page that is broken: a service page with trail, process and questions. */
const path = '/page-4';

const brokenPages: Readonly<Record<string, readonly Break[]>> = {
  'table-headers': [
    [
      'a column without a scope',
      inMain('<table><tr><th>Area</th></tr><tr><td>Safety</td></tr></table>'),
      /“Area” without a scope/,
    ],
    [
      'a plain table',
      inMain('<table><tr><td>Area</td></tr><tr><td>Safety</td></tr></table>'),
      /without header cells: “Area Safety”/,
    ],
  ],
  'title-width': [
    [
      'a title of 70 wide characters',
      replace(/<title>.*?</, `<title>${'W'.repeat(60)}<`),
      /the title is 11\d\d px/,
    ],
    ['a title of a word', replace(/<title>.*?</, '<title>DEP<'), /the title is/],
    ['no title', replace(/<title>.*?</, '<title><'), /no title/],
  ],
  'description-width': [
    [
      'a long description',
      replace(/(name="description" content=")[^"]*/, `$1${'wide words '.repeat(20)}`),
      /px and 220 characters/,
    ],
    [
      'a short description',
      replace(/(name="description" content=")[^"]*/, '$1Too short.'),
      /px and 10 characters/,
    ],
    ['none', replace(/<meta name="description"[^>]*>/, ''), /no description/],
  ],
  canonical: [
    [
      'another page as canonical',
      replace(/(rel="canonical" href="[^"]*)page-4/, '$1page-3'),
      /canonical .*page-3/,
    ],
    ['none', replace(/<link rel="canonical"[^>]*>/, ''), /missing/],
  ],
  'robots-tag': [
    ['noindex', replace('index, follow', 'noindex'), /noindex/],
    ['small previews', replace(', max-image-preview:large', ''), /index, follow/],
  ],
  'head-tags': [
    [
      'no Open Graph title',
      replace(/<meta property="og:title"[^>]*>/, ''),
      /0 × meta\[property="og:title"\]/,
    ],
    [
      'an Open Graph address of another page',
      replace(/(og:url" content="[^"]*)page-4/, '$1page-5'),
      /og:url/,
    ],
    [
      'one theme colour',
      replace(/<meta name="theme-color"[^>]*dark[^>]*>/, ''),
      /0 × meta\[name="theme-color"\]\[media\*="dark"\]/,
    ],
  ],
  'row-in-head': [
    [
      'another title',
      replace(/<title>.*?</, '<title>Page 4: another | DEP<'),
      /title “Page 4: another \| DEP”/,
    ],
    ['other keywords', replace('name="keywords" content="', '$&other, '), /keywords “other, synthetic”/],
    ['another description', replace('name="description" content="', '$&More: '), /description “More: /],
  ],
  'main-heading': [
    ['a second heading', inMain('<h1>Another</h1>'), /1 main elements and 2 h1, 2 of them in main/],
    ['a heading before the content', replace('<main', '<h1>Another</h1><main'), /2 h1, 1 of them/],
  ],
  'head-files': [['an icon that is not there', replace('/apple-touch-icon.png', '/lost.png'), /\/lost\.png/]],
  'resource-hints': [
    [
      'a preload of what the page does not use',
      replace('</head>', '<link rel="preload" href="/icon-192.png" as="image"></head>'),
      /preload of \/icon-192\.png, which the page doesn't use/,
    ],
    [
      'a foreign origin that the page does not use',
      replace('</head>', '<link rel="dns-prefetch" href="https://cdn.example.org"></head>'),
      /dns-prefetch of https:\/\/cdn\.example\.org, which/,
    ],
    [
      'the site’s own origin',
      replace('</head>', '<link rel="dns-prefetch" href="https://www.example.com"></head>'),
      /which the page doesn't use/,
    ],
    [
      'a connection opened ahead',
      (html) =>
        inMain('<a href="https://booking.example.org/call">Book</a>')(
          replace('</head>', '<link rel="preconnect" href="https://booking.example.org"></head>')(html),
        ),
      /^preconnect of https:\/\/booking\.example\.org$/,
    ],
    [
      'a hint said twice',
      replace('</head>', `${'<link rel="preload" href="/logo.svg" as="image">'.repeat(2)}</head>`),
      /^preload of \/logo\.svg, a second time$/,
    ],
  ],
  language: [
    ['no language', replace(' lang="en"', ''), /lang “”/],
    [
      'translations without the page itself',
      replace('</head>', '<link rel="alternate" hreflang="de" href="https://www.example.com/de"></head>'),
      /hreflang/,
    ],
  ],
  images: [
    ['an image without size', inMain('<img src="/logo.svg" alt="">'), /no size/],
    [
      'a narrower form without a file',
      inMain(
        '<picture><source srcset="/logo.svg 160w, /lost-336.avif 336w"><img src="/logo.svg" alt="" width="1" height="1"></picture>',
      ),
      /\/lost-336\.avif isn't/,
    ],
    [
      'a second choice without a file',
      inMain('<img src="/logo.svg" data-fallback="/lost.png" alt="" width="1" height="1">'),
      /\/lost\.png isn't/,
    ],
    ['an image without a file', inMain('<img src="/lost.svg" alt="" width="1" height="1">'), /\/lost\.svg/],
  ],
  'social-image': [
    [
      'an image that is not there',
      replace(/\/social\/page-4\.png"/g, '/social/lost.png"'),
      /lost\.png isn't/,
    ],
    ['an image of another size', replace(/\/social\/page-4\.png"/g, '/icon-192.png"'), /192×192/],
    [
      'a relative address',
      replace(/((?:og|twitter):image" content=")https:[^"]*/g, '$1/social/page-4.png'),
      /og:image/,
    ],
    [
      'another image for some',
      replace(/(twitter:image" content="[^"]*)page-4/, '$1page-5'),
      /twitter:image “/,
    ],
  ],
  'mixed-content': [
    [
      'a script over http',
      inMain('<img src="http://example.com/a.png" alt="" width="1" height="1">'),
      /http:\/\/example/,
    ],
  ],
  'external-links': [
    [
      'another site',
      inMain('<a href="https://elsewhere.example">x</a>'),
      /elsewhere\.example: a site that is none/,
    ],
    ['another mailbox', inMain('<a href="mailto:someone@elsewhere.example">x</a>'), /another mailbox/],
    [
      'a booking page in the same tab',
      inMain(`<a href="${provider.bookingUrl}">Book</a>`),
      /no target="_blank"[^]*no rel="noopener"[^]*nothing that says so/,
    ],
  ],
  'thin-content': [['most of the copy gone', replace(/<h2 id="part-0">[\s\S]*<\/details>/, ''), /words/]],
  'readable-copy': [
    [
      'one endless sentence',
      inMain(`<p>${'and then the plan goes on without a stop '.repeat(6)}.</p>`),
      /a long sentence/,
    ],
    [
      'words of many syllables',
      inMain(
        '<p>Interdisciplinary physicochemical characterisation necessitates extraordinary institutional accountability.</p>'.repeat(
          60,
        ),
      ),
      /Flesch/,
    ],
    [
      'long sentences',
      inMain(`<p>${`${'a plan that is read and kept '.repeat(5)}. `.repeat(60)}</p>`),
      /words a sentence/,
    ],
  ],
  'claimed-figures': [
    ['a percentage', inMain('<p>Saves 45% of the cost.</p>'), /“45%”/],
    ['a time in words', inMain('<p>Done in nine weeks.</p>'), /“nine weeks” in “Done in nine weeks.”/],
    ['a price', inMain('<p>From $1,200 a month.</p>'), /“\$1,200”/],
    ['a count', inMain('<p>Trusted by 120 clients.</p>'), /“120 clients”/],
  ],
  'typeface-letters': [
    ['a name', inMain('<p>Ask Ángström-Łuk.</p>'), /“ÁöŁ” of “Ángström-Łuk” isn’t in the typefaces/],
  ],
  'json-ld-syntax': [
    ['a comma too much', replace('"@graph":[', '"@graph":[,'), /Unexpected/],
    ['no graph', replace(/<script type="application\/ld\+json">.*?<\/script>/, ''), /no structured data/],
    ['another vocabulary', replace('"https://schema.org"', '"https://example.com"'), /@context/],
  ],
  'json-ld-references': [
    ['a reference to nothing', replace('#website"}', '#nothing"}'), /#nothing/],
    ['two nodes of one name', replace(/("@type":"FAQPage","@id":"[^"]*)#faq/, '$1#process'), /two nodes/],
    [
      'a node without a name',
      replace(/"@type":"WebSite","@id":"[^"]*",/, '"@type":"WebSite",'),
      /WebSite has no @id/,
    ],
  ],
  'json-ld-reachable': [
    [
      'a trail that the page does not name',
      replace(/"breadcrumb":\{[^}]*\},/, ''),
      /BreadcrumbList .*#breadcrumb/,
    ],
    ['a site that no page belongs to', replace(/"isPartOf":\{[^}]*#website"\},/, ''), /WebSite .*#website/],
    ['a graph without its page', replace('"@type":"WebPage"', '"@type":"Thing"'), /Thing .*#webpage/],
  ],
  'json-ld-deprecated': [
    [
      'a provider by its deprecated type',
      replace('"@type":"Organization"', '"@type":["Organization","ProfessionalService"]'),
      /ProfessionalService, which/,
    ],
    ['one inside a node', replace('"@type":"ContactPoint"', '"@type":"UserLikes"'), /UserLikes, which/],
    ['a superseded property', replace('"serviceType"', '"produces":{"@id":"x"},"serviceType"'), /produces/],
  ],
  'json-ld-properties': [
    ['a provider without an address', replace(/"address":\{[^}]*\},/, ''), /without address/],
    ['a question without an answer', replace(/,"acceptedAnswer":\{[^}]*\}/, ''), /without acceptedAnswer/],
    ['a miscounted list', replace('"numberOfItems":3', '"numberOfItems":4'), /counts 4 items/],
    ['positions out of order', replace('"position":2', '"position":3'), /positions/],
    ['a page without a date', replace(/"dateModified":"[^"]*",/, ''), /without dateModified/],
  ],
  'json-ld-nodes': [
    ['a service page without a service', replace('"@type":"Service"', '"@type":"Thing"'), /no Service/],
    ['questions without their page', replace('"@type":"FAQPage"', '"@type":"WebPage"'), /no FAQPage/],
    ['a page of another type', replace('"@type":"WebPage"', '"@type":"AboutPage"'), /no WebPage/],
    ['a person', replace('"@type":"WebSite"', '"@type":"Person"'), /the Person/],
  ],
  'json-ld-visible': [
    [
      'an answer that the page does not give',
      replace('"@type":"Answer","text":"', '"@type":"Answer","text":"Hidden words. '),
      /Hidden words/,
    ],
    [
      'a price that the page does not show',
      replace(
        '"@type":"Offer",',
        '"@type":"Offer","priceSpecification":{"@type":"PriceSpecification","priceCurrency":"USD","minPrice":9000,"maxPrice":9900},',
      ),
      /9,000/,
    ],
    ['another duration', replace('"maxValue":3', '"maxValue":5'), /2-5 week/],
    ['a date that the page does not show', replace(/<time.*?<\/time>/, ''), /2026-01-05.*doesn't show/],
    [
      'another date than the sitemap',
      replace('"dateModified":"2026-01-05"', '"dateModified":"2026-02-05"'),
      /2026-02-05/,
    ],
  ],
  'independent-validator': [
    ['an address that is none', replace(/"item":"[^"]*page-4"/, '"item":"page 4"'), /Invalid URL/],
    ['an unknown type', replace('"@type":"WebSite"', '"@type":"Website"'), /Website/],
    ['an unknown property', replace('"legalName"', '"legalname"'), /legalname/],
  ],
  'html-validate': [
    [
      'a block in a paragraph',
      inMain('<p><div>no</div></p>'),
      /element-permitted-content|close-order|no-implicit-close/,
    ],
    ['one id twice', inMain('<p id="part-1">no</p>'), /no-dup-id/],
    ['a second h1', inMain('<h1>Another</h1>'), /Multiple <h1>/],
    ['no h1', replace(/<h1>.*?<\/h1>/, ''), /must be <h1>/],
    ['an empty h1', replace(/<h1>.*?<\/h1>/, '<h1> </h1>'), /empty-heading/],
    ['an h4 after an h2', inMain('<h2>Two</h2><h4>Four</h4>'), /expected <h3> but got <h4>/],
    ['an image without alt', inMain('<img src="/logo.svg" width="1" height="1">'), /wcag\/h37/],
  ],
};

/** Changes a file of the site; `undefined` removes it. */
type SiteBreak = readonly [
  what: string,
  file: string,
  change: ((text: string) => string) | undefined,
  found: RegExp,
];

const page = 'page-4.html';

const brokenSites: Readonly<Record<string, readonly SiteBreak[]>> = {
  'unique-heads': [
    [
      'the title of another page',
      page,
      replace(/<title>.*?</, '<title>Page 5: fern | DEP<'),
      /the title of \/page-/,
    ],
    ['the h1 of another page', page, replace(/<h1>.*?</, '<h1>Synthetic page fern<'), /the h1 of/],
    ['no heading at all', page, replace(/<h1>[^]*<\/h[1-6]>/, ''), /no h1/],
  ],
  'near-duplicates': [
    [
      'a copy of another page but for a sentence',
      page,
      () =>
        replace(
          /<p>.*?<\/p>/,
          '<p>A sentence of its own.</p>',
        )(readFileSync(join(context.outDir, 'page-5.html'), 'utf8')),
      /% of its text is that of \/page-4/,
    ],
  ],
  'sitemap-matches': [
    [
      'a page left out',
      'sitemap.xml',
      replace(/<url><loc>[^<]*page-4<.*?<\/url>/, ''),
      /page-4 isn't in the sitemap/,
    ],
    ['a page that does not exist', 'sitemap.xml', replace('page-4<', 'gone<'), /gone has no row/],
    [
      'another date',
      'sitemap.xml',
      replace('2026-01-05', '2025-01-05'),
      /lastmod is 2025-01-05 and isn't 2026-01-05/,
    ],
    ['a file without a row', 'stray.html', () => '<!doctype html>', /without a row/],
    ['no sitemap', 'sitemap.xml', undefined, /no sitemap/],
  ],
  'robots-file': [
    ['a forbidden page', 'robots.txt', (text) => `${text}Disallow: /page-4\n`, /forbids/],
    ['no sitemap line', 'robots.txt', replace(/Sitemap:.*/, ''), /names the sitemap/],
  ],
  'internal-links': [
    ['a link to nowhere', page, inMain('<a href="/nowhere">x</a>'), /\/nowhere leads nowhere/],
    ['a missing anchor', page, inMain('<a href="/page-5#nowhere">x</a>'), /no element with that id/],
    ['a redirected link', page, inMain('<a href="/page-5/">x</a>'), /redirected/],
    ['a file name', page, inMain('<a href="/page-5.html">x</a>'), /canonical address/],
    ['an absolute link', page, inMain('<a href="https://www.example.com/page-5">x</a>'), /absolute/],
    [
      'a legal page that neither the site nor, for all it knows, the host has',
      'index.html',
      inMain('<a href="/privacy">Privacy Policy</a>'),
      /PRIVACY_URL leads to \/privacy/,
    ],
    ['a link that runs a script', page, inMain('<a href="javascript:history.back()">x</a>'), /is no path/],
    ['a path that depends on the page', page, inMain('<a href="page-5">x</a>'), /page-5 is no path/],
    ['a link without a text', page, inMain('<a href="/page-5"></a>'), /without a text/],
  ],
  'link-labels': [
    [
      'a label that leads elsewhere on another page',
      page,
      inMain('<a href="/page-2">Page 5</a>'),
      /“Page 5” leads to .*\/page-2 \(on 1 pages\)/,
    ],
    [
      'two targets of one label on a page, one an anchor',
      page,
      inMain('<a href="#part-1">Read on</a><a href="/page-5#part-1">Read on</a>'),
      /“Read on” leads to \/page-4#part-1 .*\/page-5#part-1/,
    ],
  ],
  'click-depth': [['an orphan', 'index.html', replace(/<ul>.*<\/ul>/, ''), /no page leads to it/]],
  'content-links': [
    [
      'a page that the navigation alone leads to',
      'index.html',
      (html) => {
        const [list = ''] = /<ul>.*<\/ul>/.exec(html) ?? [];
        return replace('<main', `${list}<main`)(replace(list, '')(html));
      },
      /no other page links it/,
    ],
  ],
  'language-model-texts': [
    ['no rendition', 'page-4.md', undefined, /no \/page-4\.md/],
    ['a rendition of another page', 'page-4.md', () => '# Other', /doesn't hold the page's h1/],
    ['a page left out of llms.txt', 'llms.txt', replace('page-4.md', 'gone.md'), /isn't in llms\.txt/],
    ['no alternate link', page, replace(/<link rel="alternate"[^>]*>/, ''), /alternate “”/],
  ],
  'manifest-icons': [
    [
      'an icon of another size',
      'site.webmanifest',
      replace('192x192', '256x256'),
      /icon-192\.png is 192x192/,
    ],
    ['no manifest', 'site.webmanifest', undefined, /no manifest/],
  ],
  'rendition-canonical': [
    [
      'a rendition that no page is canonical of',
      '_headers',
      replace(/\n\n\/page-4\.md\n.*/, ''),
      /^\/page-4\.md without “Link: <https:\/\/www\.example\.com\/page-4>; rel="canonical"”/,
    ],
    ['another page as canonical', '_headers', replace('/page-4>', '/page-5>'), /^\/page-4\.md without/],
    ['no headers at all', '_headers', undefined, /\/index\.md without.*[^]*\/page-8\.md without/],
  ],
  'unreferenced-files': [
    ['a file that nobody names', 'stray.html', () => '<!doctype html>', /nothing refers to/],
    [
      'an image that its page no longer names',
      page,
      replace(/<meta [^>]*social\/page-4.png[^>]*>/g, ''),
      /nothing/,
    ],
    [
      'a file that only a file names to which nothing leads',
      'robots.txt',
      replace(/Sitemap:.*/, ''),
      /nothing/,
    ],
  ],
  'nu-checker': [
    ['an attribute that is none', page, inMain('<p align="center">no</p>'), /align/],
    [
      'every ignored message that no page has',
      '404.html',
      replace(/<meta http-equiv[^]*?<\/style>/, ''),
      new RegExp(ignoredMessages.map((message) => message.replace(/[().]/g, String.raw`\$&`)).join('[^]*')),
    ],
  ],
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audited-site-'));
  context = await writeSyntheticPages(join(folder, 'client'), 9);
  await writeSitemap(context);
  await writeRobots(context);
  await writeLlmsTexts(context);
  await writeSocialImages(context);
  await writeIcons(context);
  await writeHostFiles(context);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a site that keeps every rule passes the whole audit without a warning', async () => {
  const report = await auditSite(context, { pageRules, siteRules });
  expect(report.findings).toEqual([]);
  expect(report.pages).toBe(10);
});

test('every rule has a page that breaks it', () => {
  expect(Object.keys(brokenPages).toSorted()).toEqual(pageRules.map(({ name }) => name).toSorted());
  expect(Object.keys(brokenSites).toSorted()).toEqual(siteRules.map(({ name }) => name).toSorted());
});

describe.each(pageRules)('$name', ({ name, check }) => {
  test.each(brokenPages[name] ?? [])('finds %s', async (_what, change, found) => {
    const html = change(readFileSync(join(context.outDir, page), 'utf8'));
    const violations = await check(parsePage(path, page, html), await openSite(context));
    expect(violations.map((violation) => violation.found).join('\n')).toMatch(found);
    expect(violations.every(({ fix }) => fix.length > 5)).toBe(true);
  });
});

async function auditBrokenSite(name: string, change: (outDir: string) => void) {
  const outDir = mkdtempSync(join(tmpdir(), 'broken-site-'));
  try {
    cpSync(context.outDir, outDir, { recursive: true });
    change(outDir);
    const rules = siteRules.filter((rule) => rule.name === name);
    const { findings } = await auditSite({ ...context, outDir }, { pageRules: [], siteRules: rules });
    return findings.map(({ found }) => found).join('\n');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

describe.each(siteRules)('$name', ({ name, missing }) => {
  test.skipIf(missing?.()).each(brokenSites[name] ?? [])('finds %s', async (_what, file, change, found) => {
    const text = await auditBrokenSite(name, (outDir) => {
      const target = join(outDir, file);
      if (!change) return rmSync(target);
      writeFileSync(target, change(file === 'stray.html' ? '' : readFileSync(target, 'utf8')));
    });
    expect(text).toMatch(found);
  });
});

test('a figure that is no claim is told with its text; a text is found in the file and line that hold it', async () => {
  const rule = pageRules.find(({ name }) => name === 'claimed-figures');
  // The same words stand in the page's own copy, as they would where somebody typed the figure by hand.
  const written = 'two candidates compete for one budget';
  const html = `<main><p>${written}, in 99 weeks</p></main>`;
  const site = await openSite(context);
  const [violation] = (await rule?.check(parsePage('/molecule-readiness', 'x.html', html), site)) ?? [];
  expect(violation?.found).toContain('the figure “99 weeks” in “two candidates');
  expect(whereWritten([written], '/molecule-readiness')).toMatch(
    /^pages\/molecule-readiness\/content\.ts:\d+$/,
  );
});

test('a legal page is judged by its lawyers: neither figures nor long sentences are found', async () => {
  const routes = context.routes.map((route) =>
    route.path === path ? { ...route, kind: 'legal' as const } : route,
  );
  const site = await openSite({ ...context, routes });
  const html = inMain(
    `<p>${'We keep what you send for nine years and a word more '.repeat(5)}.</p>`.repeat(6),
  )(readFileSync(join(context.outDir, page), 'utf8'));
  for (const name of ['claimed-figures', 'readable-copy'])
    expect(
      await pageRules.find((rule) => rule.name === name)?.check(parsePage(path, page, html), site),
    ).toEqual([]);
});

test('robots-tag finds a not-found page that may be indexed', async () => {
  const rule = pageRules.find(({ name }) => name === 'robots-tag');
  const html = readFileSync(join(context.outDir, '404.html'), 'utf8').replace('noindex', 'index');
  const violations = await rule?.check(parsePage('/404', '404.html', html), await openSite(context));
  expect(violations).toEqual([expect.objectContaining({ fix: expect.stringContaining('noindex') })]);
});

test('independent-validator makes an error of what the validator only warns of', async () => {
  const rule = pageRules.find(({ name }) => name === 'independent-validator');
  const change = replace(/"item":"[^"]*page-4"/, '"item":"page 4"');
  const html = change(readFileSync(join(context.outDir, page), 'utf8'));
  const violations = await rule?.check(parsePage(path, page, html), await openSite(context));
  expect(violations).not.toEqual([]);
  expect(violations?.map(({ severity = 'error' }) => severity)).not.toContain('warning');
});

test('a page that is missing from the built site stops the audit with what to do', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'empty-site-'));
  await expect(auditSite({ ...context, outDir }, { pageRules, siteRules })).rejects.toThrow(
    /build the site first/,
  );
});
