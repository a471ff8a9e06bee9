import { inMain, replace, type PageBreaks } from './break.ts';

/** Ways to break the rules about a page’s head. */
export const brokenHeads: PageBreaks = {
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
};
