import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isStale, leftOver, sumOf } from './drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
const file = join(folder, 'drawing');
writeFileSync(file, 'as it was drawn');

test('a text is stale where it would be drawn otherwise', async () => {
  expect(await isStale({ file, draw: () => 'as it was drawn' }, {})).toBe(false);
  expect(await isStale({ file, draw: () => 'as it is drawn now' }, {})).toBe(true);
});

test('a picture is stale where it would be drawn from something else, whatever an encoder makes of it', async () => {
  const draw = () => Buffer.from('the bytes of another encoder');
  const drawnFrom = { [file]: sumOf('a photo') };
  expect(await isStale({ file, source: async () => sumOf('a photo'), draw }, drawnFrom)).toBe(false);
  expect(await isStale({ file, source: async () => sumOf('another photo'), draw }, drawnFrom)).toBe(true);
});

test('a drawing without its file is stale', async () => {
  const missing = { file: join(folder, 'missing'), source: async () => 'sum', draw: () => '' };
  expect(await isStale(missing, { [missing.file]: 'sum' })).toBe(true);
});

test('the portrait of somebody who left is left over', () => {
  expect(leftOver([{ file: 'ada.avif', draw: () => '' }], { 'ada.avif': '1', 'bob.avif': '2' })).toEqual([
    'bob.avif',
  ]);
});
