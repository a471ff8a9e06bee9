import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSizeProblems } from './weight.ts';

/** Random bytes can't be compressed. */
const fill = (bytes: number) => randomBytes(bytes).toString('base64');

const findProblems = ({ path = '/about', page = '', scripts = 100 }) =>
  findSizeProblems(path, `${page}<template id="app" data-modules="/app.js"></template>`, () => scripts);

const [heading, lead, button] = ['<h1>About</h1>', '<p>Lead</p>', '<a class="Button">Call</a>'];

test.each([
  ['text below the first button', heading + lead + button + fill(20_000)],
  ['no button before its first h2', `${heading}${lead}<h2>Text</h2>${fill(14_000)}${button}`],
])('a page with %s may have more bytes than the first flight', (_, page) => {
  expect(findProblems({ page, scripts: 121_000 })).toEqual([]);
});

test.each([
  ['h1', fill(14_000) + heading + lead + button],
  ['lead', heading + fill(14_000) + lead + button],
  ['first button', heading + lead + fill(14_000) + button],
])('a %s after the first flight is rejected, and the error names the excess bytes', (part, page) => {
  expect(findProblems({ page })[0]).toMatch(
    new RegExp(
      String.raw`^The ${part} of /about ends after 14,\d{3} bytes \(brotli 4\), \d{3} after the first flight of 13,300\. Shorten `,
    ),
  );
});

test('HTML and scripts above the limit are rejected, and the error names the excess bytes', () => {
  expect(findProblems({ page: heading + lead + button + fill(25_000), scripts: 122_500 })).toEqual([
    expect.stringMatching(
      /^HTML and styles of \/about: 25,\d{3} bytes \(brotli 11\), \d{3} above the limit of 24,576\. Shorten /,
    ),
    expect.stringContaining('Scripts of /about: 122,500 bytes (brotli 11), 1,000 above the limit of 121,500'),
  ]);
});

test('a page with a form may load more scripts', () => {
  expect(findProblems({ path: '/contact', scripts: 127_500 })).toEqual([]);
  expect(findProblems({ path: '/contact', scripts: 127_501 })).toHaveLength(1);
});

test.each([
  ['/about', 12],
  ['/sample-documents', 18],
])('more scripts than %s may load are rejected, and the error names them', (path, limit) => {
  const find = (count: number) => {
    const modules = Array.from({ length: count }, (_, index) => `/${index}.js`).join(' ');
    return findSizeProblems(path, `<template id="app" data-modules="${modules}"></template>`, () => 100);
  };
  expect(find(limit)).toEqual([]);
  expect(find(limit + 1)).toEqual([
    expect.stringContaining(
      `${path} loads ${limit + 1} scripts until hydration, more than ${limit}: /0.js, `,
    ),
  ]);
});
