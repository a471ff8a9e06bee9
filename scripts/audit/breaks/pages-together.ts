import { brokenPage, inMain, replace, type SiteBreaks } from './break.ts';

const { file: page } = brokenPage;

/** Ways to break the rules about links between pages and what no two pages may share. */
export const brokenTogether: SiteBreaks = {
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
      (_html, read) => replace(/<p>.*?<\/p>/, '<p>A sentence of its own.</p>')(read('page-5.html')),
      /% of its text is that of \/page-4/,
    ],
  ],
};
