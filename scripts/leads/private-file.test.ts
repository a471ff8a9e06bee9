import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePrivateFile } from './private-file.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'private-file-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readMode = (file: string) => statSync(file).mode & 0o777;

test('only the owner can read a new file', () => {
  const file = join(folder, 'leads.csv');
  writePrivateFile(file, 'name');
  expect([readFileSync(file, 'utf8'), readMode(file)]).toEqual(['name', 0o600]);
});

test('an existing file is replaced, so that programs that have it open never see the new content', () => {
  const file = join(folder, 'leads.csv');
  writeFileSync(file, 'old');
  chmodSync(file, 0o644);
  const { ino } = statSync(file);
  writePrivateFile(file, 'new');
  expect([readFileSync(file, 'utf8'), readMode(file)]).toEqual(['new', 0o600]);
  expect(statSync(file).ino).not.toBe(ino);
});

test('a failed write leaves no temporary file', () => {
  mkdirSync(join(folder, 'leads.csv'));
  expect(() => writePrivateFile(join(folder, 'leads.csv'), 'name')).toThrow('leads.csv');
  expect(readdirSync(folder)).toEqual(['leads.csv']);
});
