/**
 * What comments and documents say about the rest: a path in backticks names a file or folder of the repository, a name
 * such as `PageFrame` something that its code has.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const folders = new Set(files.flatMap((file) => parents(file)));

/** Paths that commands or owners make, which are not in the repository. */
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

const isSource = (file: string) => /\.tsx?$/.test(file);
const texts = new Map(
  files
    .filter((file) => isSource(file) || file.endsWith('.md'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const comments = (source: string) => source.match(/\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*$/gm) ?? [];
const withoutBlocks = (document: string) => document.replace(/^```[\s\S]*?^```/gm, '');
/** What is written for people, by file: a source's comments, the whole of a document. */
const prose = [...texts].map(
  ([file, text]) => [file, isSource(file) ? comments(text).join('\n') : withoutBlocks(text)] as const,
);

test('every path that a comment or a document names is there', () => {
  const missing = prose.flatMap(([file, text]) =>
    [...text.matchAll(path)]
      .map(([, named = '']) => named)
      .filter((named) => isPath(named) && !isThere(named, file))
      .map((named) => `${file}: \`${named}\``),
  );
  expect(missing).toEqual([]);
});

test('every script that a command or another script runs is there', () => {
  const runs = [...texts, ['package.json', readFileSync('package.json', 'utf8')] as const].flatMap(
    ([file, text]) =>
      [...text.matchAll(/['"\s](scripts\/[\w/-]+\.ts)['"\s]/g)].map(
        ([, script = '']) => [file, script] as const,
      ),
  );
  expect(runs.length).toBeGreaterThan(30);
  expect(runs.filter(([, script]) => !files.includes(script))).toEqual([]);
});

/** Words of the code itself; what another comment says proves nothing. */
const words = new Set(
  [...texts]
    .filter(([file]) => isSource(file))
    .flatMap(([, text]) =>
      comments(text)
        .reduce((code, comment) => code.replace(comment, ''), text)
        .match(/\b[A-Z]\w*[a-z]\w*/g),
    ),
);

test('every component, type and the like that a document names is in the code', () => {
  const missing = prose
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/`([A-Z]\w*[a-z]\w*)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !words.has(name))
        .map((name) => `${file}: \`${name}\``),
    );
  expect(missing).toEqual([]);
});
