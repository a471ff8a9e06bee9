import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'dep-replace-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const builds = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { replaceFolder } from '${import.meta.dirname}/replace-folder.ts';
for (let count = 0; count < 100; count++) {
  const newFolder = 'dist.' + process.pid;
  mkdirSync(newFolder);
  for (const file of ['first', 'last']) writeFileSync(newFolder + '/' + file, newFolder + count);
  replaceFolder('dist', newFolder);
}`;

test('builds that end at the same moment leave one whole site', async () => {
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', builds], { cwd: folder });
  await Promise.all([run(), run()]);
  expect(readdirSync(folder)).toEqual(['dist']);
  const [first, last] = ['first', 'last'].map((file) => readFileSync(join(folder, 'dist', file), 'utf8'));
  expect(first).toBe(last);
});
