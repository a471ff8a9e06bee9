import { createHash } from 'node:crypto';
import { provider } from '#src/site/provider.ts';
import { inMain, replace, type PageBreaks } from './break.ts';

/** Words that no compression shortens, the same in each run. */
const noise = Array.from({ length: 450 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('base64'),
).join(' ');

/** Ways to break the rules about what a page says and is made of. */
export const brokenContent: PageBreaks = {
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
  'main-heading': [
    ['a second heading', inMain('<h1>Another</h1>'), /1 main elements and 2 h1, 2 of them in main/],
    ['a heading before the content', replace('<main', '<h1>Another</h1><main'), /2 h1, 1 of them/],
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
  'page-weight': [['a page that says too much', inMain(`<p>${noise}</p>`), /bytes .* more than 14,336$/]],
};
