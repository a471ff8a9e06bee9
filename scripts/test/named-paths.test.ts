/** What comments say about other files: a path in backticks names a file or folder of the repository. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const folders = new Set(files.flatMap((file) => parents(file)));

/** What commands and owners make, which is no part of the repository. */
const made = /^(?:dist|reports|test-results|node_modules)\b|^(?:vercel|served-pages)\.json$|(?:^|\/)\.env$/;
/** A text in backticks that could be a path. */
const path = /`((?:[\w@.+-]+\/)*[\w@.+-]+\/?)`/g;

function parents(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...parents(folder)];
}

/** Whether a path leads somewhere: from the top of the repository, from the file that names it, or by its name alone. */
function isThere(named: string, file: string): boolean {
  const trimmed = named.replace(/\/$/, '');
  const candidates = [trimmed, ...['', ...parents(file)].map((folder) => posix.join(folder, trimmed))];
  return (
    candidates.some((candidate) => files.includes(candidate) || folders.has(candidate)) ||
    (!trimmed.includes('/') && files.some((other) => other.endsWith(`/${trimmed}`)))
  );
}

const topFolders = new Set(files.flatMap((file) => (file.includes('/') ? file.split('/')[0]! : [])));
/** Whether a text in backticks is meant as a path: it begins with a folder of the repository or ends as sources do. */
const isPath = (text: string) =>
  !made.test(text) &&
  (/\.(?:tsx?|md|sql|json)$/.test(text) || (text.includes('/') && topFolders.has(text.split('/')[0]!)));

const comments = (source: string) => source.match(/\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*$/gm) ?? [];

test('every path that a comment names is there', () => {
  const missing = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      comments(readFileSync(file, 'utf8'))
        .flatMap((comment) => [...comment.matchAll(path)].map(([, named = '']) => named))
        .filter((named) => isPath(named) && !isThere(named, file))
        .map((named) => `${file}: \`${named}\``),
    );
  expect(missing).toEqual([]);
});
