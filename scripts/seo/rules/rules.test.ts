import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeIcons } from '../../icons.ts';
import { writeLlmsTexts } from '../../llms.ts';
import { writeRobots } from '../../robots.ts';
import { writeSitemap } from '../../sitemap.ts';
import { writeSocialImages } from '../../social-images.ts';
import { auditSite, openSite } from '../audit.ts';
import type { BuildContext } from '../build-context.ts';
import { parsePage } from '../built-page.ts';
import { pageRules, siteRules } from '../rules.ts';
import { writeSyntheticPages } from '../synthetic-site.ts';

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
  'one-h1': [
    ['a second h1', inMain('<h1>Another</h1>'), /2 h1/],
    ['no h1', replace(/<h1>.*?<\/h1>/, ''), /0 h1/],
    ['an empty h1', replace(/<h1>.*?<\/h1>/, '<h1> </h1>'), /empty h1/],
  ],
  'heading-order': [['an h4 after an h2', inMain('<h2>Two</h2><h4>Four</h4>'), /h4 “Four” after h2/]],
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
  'head-files': [['an icon that is not there', replace('/apple-touch-icon.png', '/lost.png'), /\/lost\.png/]],
  language: [
    ['no language', replace(' lang="en"', ''), /lang “”/],
    [
      'translations without the page itself',
      replace('</head>', '<link rel="alternate" hreflang="de" href="https://www.example.com/de"></head>'),
      /hreflang/,
    ],
  ],
  images: [
    ['an image without alt', inMain('<img src="/logo.svg" width="1" height="1">'), /no alt/],
    ['an image without size', inMain('<img src="/logo.svg" alt="">'), /no size/],
    ['an image without a file', inMain('<img src="/lost.svg" alt="" width="1" height="1">'), /\/lost\.svg/],
  ],
  'social-image': [
    ['an image that is not there', replace('/social/page-4.png"', '/social/lost.png"'), /lost\.png isn't/],
    ['an image of another size', replace('/social/page-4.png"', '/icon-192.png"'), /192×192/],
    ['a relative address', replace(/(og:image" content=")https:[^"]*/, '$1/social/page-4.png'), /og:image/],
  ],
  'mixed-content': [
    [
      'a script over http',
      inMain('<img src="http://example.com/a.png" alt="" width="1" height="1">'),
      /http:\/\/example/,
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
    ['a time in words', inMain('<p>Done in nine weeks.</p>'), /“9 week”/],
    ['a price', inMain('<p>From $1,200 a month.</p>'), /“\$1,200”/],
    ['a count', inMain('<p>Trusted by 120 clients.</p>'), /“120 client”/],
  ],
  'json-ld-syntax': [
    ['a comma too much', replace('"@graph":[', '"@graph":[,'), /Unexpected/],
    ['no graph', replace(/<script type="application\/ld\+json">.*?<\/script>/, ''), /no structured data/],
    ['another vocabulary', replace('"https://schema.org"', '"https://example.com"'), /@context/],
  ],
  'json-ld-vocabulary': [
    ['an unknown type', replace('"@type":"WebSite"', '"@type":"Website"'), /type Website/],
    ['an unknown property', replace('"legalName"', '"legalname"'), /legalname/],
    [
      'a value of the wrong kind',
      replace('"@type":"BusinessAudience","audienceType"', '"@type":"Offer","name"'),
      /audience holds a Offer/,
    ],
    ['a superseded property', replace('"serviceType"', '"produces":{"@id":"x"},"serviceType"'), /produces/],
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
    ['a person', replace('"@type":"WebSite"', '"@type":"Person"'), /a Person/],
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
    ['an unknown property', replace('"legalName"', '"legalname"'), /legalname/],
  ],
  'html-validate': [
    [
      'a block in a paragraph',
      inMain('<p><div>no</div></p>'),
      /element-permitted-content|close-order|no-implicit-close/,
    ],
    ['one id twice', inMain('<p id="part-1">no</p>'), /no-dup-id/],
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
    ['a link without a text', page, inMain('<a href="/page-5"></a>'), /without a text/],
  ],
  'click-depth': [['an orphan', 'index.html', replace(/<ul>.*<\/ul>/, ''), /no page leads to it/]],
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
  'nu-checker': [['an attribute that is none', page, inMain('<p align="center">no</p>'), /align/]],
};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'audited-site-'));
  context = await writeSyntheticPages(folder, 9);
  await writeSitemap(context);
  await writeRobots(context);
  await writeLlmsTexts(context);
  await writeSocialImages(context);
  await writeIcons(context);
});

afterAll(() => rmSync(context.outDir, { recursive: true }));

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
    expect(violations.every(({ mend }) => mend.length > 5)).toBe(true);
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

describe.each(siteRules)('$name', ({ name }) => {
  test.each(brokenSites[name] ?? [])('finds %s', async (_what, file, change, found) => {
    const text = await auditBrokenSite(name, (outDir) => {
      const target = join(outDir, file);
      if (!change) return rmSync(target);
      writeFileSync(target, change(file === 'stray.html' ? '' : readFileSync(target, 'utf8')));
    });
    expect(text).toMatch(found);
  });
});

test('robots-tag finds a not-found page that may be indexed', async () => {
  const rule = pageRules.find(({ name }) => name === 'robots-tag');
  const html = readFileSync(join(context.outDir, '404.html'), 'utf8').replace('noindex', 'index');
  const violations = await rule?.check(parsePage('/404', '404.html', html), await openSite(context));
  expect(violations).toEqual([expect.objectContaining({ mend: expect.stringContaining('noindex') })]);
});

test('a page that is missing from the built site stops the audit with what to do', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'empty-site-'));
  await expect(auditSite({ ...context, outDir }, { pageRules, siteRules })).rejects.toThrow(
    /build the site first/,
  );
});
