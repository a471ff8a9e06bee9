import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findExcess } from './weight.ts';

/** What is too much of a page whose bytes no compression shortens. */
const excessWith = ({ document = 100, scripts = 100 }) =>
  findExcess(
    '/about',
    `<script id="boot" data-app="/app.js">${randomBytes(document).toString('base64')}`,
    () => scripts,
  );

test('a page between goal and limit is built', () => {
  expect(excessWith({ document: 14_400, scripts: 124_000 })).toEqual([]);
});

test('a page above the limit is refused, with the bytes above it', () => {
  expect(excessWith({ document: 16_000 })).toEqual([
    expect.stringMatching(
      /^\/about with its styles has 16,\d{3} bytes \(brotli 11\), \d{3} more than the 15,360 that a page may have$/,
    ),
  ]);
});

test('scripts above the limit are refused, with the bytes above it', () => {
  expect(excessWith({ scripts: 126_000 })).toEqual([
    'The scripts of /about have 126,000 bytes (brotli 11), 1,000 more than the 125,000 that a page may have',
  ]);
});
