import { brokenPage, inMain, replace, type SiteBreaks } from './break.ts';
import { ignoredMessages } from '../rules/html-validity.ts';

const { file: page } = brokenPage;

/** Ways to break the rules about the files of the site. */
export const brokenFiles: SiteBreaks = {
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
