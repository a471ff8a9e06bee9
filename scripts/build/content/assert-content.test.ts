import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { assertKnownFiles } from './assert-content.ts';

function createContent(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '{}');
  }
  return folder;
}

const list = (text: string) => text.split(' ');

test('the files that the README of content/ lists are known', () => {
  const folder = createContent(
    'photos/Ada Lovelace.jpeg',
    ...list('README.md figures.json redirects.json pages/index.json pages/not-found.json'),
    ...list('pages/process/execution-support.json people/ada.json people/.DS_Store'),
    ...list('cases/bridging.json legal/terms.md'),
  );
  expect(() => assertKnownFiles(folder)).not.toThrow();
  expect(() => assertKnownFiles()).not.toThrow();
});

test.each([
  ...list('package.json tsconfig.json +config.ts .npmrc .git/config people/.prettierrc.mjs'),
  ...list('people/drafts/ada.json legal/.gitattributes photos/ada.svg photos/.ada.png samples/ada.json'),
  ...list('pages/package.json pages/process/tsconfig.json'),
])('%s isn’t content', (file) => {
  const folder = createContent('figures.json', file);
  expect(() => assertKnownFiles(folder)).toThrow(`${folder}/${file} isn't content. Remove it,`);
});

test('a link isn’t content, and all unknown files are reported together', () => {
  const folder = createContent('.npmrc', 'legal/terms.md');
  symlinkSync('/etc/hostname', join(folder, 'legal/privacy.md'));
  symlinkSync('/etc', join(folder, 'photos'));
  expect(() => assertKnownFiles(folder)).toThrow(
    /\/\.npmrc isn't .*\n.*\/legal\/privacy\.md isn't .*\n.*\/photos isn't .*$/,
  );
});
