import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSizeProblems } from './weight.ts';

/** The document consists of random bytes, because they can't be compressed. */
const findSizeProblemsOf = ({ path = '/about', document = 100, scripts = 100 }) =>
  findSizeProblems(
    path,
    `<script id="boot" data-app="/app.js">${randomBytes(document).toString('base64')}`,
    () => scripts,
  );

test('a page between the goal and the limit is built', () => {
  expect(findSizeProblemsOf({ document: 14_400, scripts: 124_000 })).toEqual([]);
});

test('a page above the limit is rejected, and the error names the excess bytes', () => {
  expect(findSizeProblemsOf({ document: 16_000 })).toEqual([
    expect.stringMatching(
      /^HTML and styles of \/about: 16,\d{3} bytes \(brotli 11\), \d{3} above the limit of 15,360$/,
    ),
  ]);
});

test('scripts above the limit are rejected, and the error names the excess bytes', () => {
  expect(findSizeProblemsOf({ scripts: 127_000 })).toEqual([
    'Scripts of /about: 127,000 bytes (brotli 11), 1,000 above the limit of 126,000',
  ]);
});

test('a page with a form may load more scripts', () => {
  expect(findSizeProblemsOf({ path: '/contact', scripts: 134_000 })).toEqual([]);
  expect(findSizeProblemsOf({ path: '/contact', scripts: 134_001 })).toHaveLength(1);
});
