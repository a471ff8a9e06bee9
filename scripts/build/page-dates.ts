import { execFileSync } from 'node:child_process';
import { getContentFile, getLegalFile } from '../../src/site/paths.ts';
import { routes } from '../../src/site/routes.ts';

/** Days (YYYY-MM-DD) by path, without pages whose day is unknown. */
export type PageDates = Readonly<Record<string, string>>;

/**
 * Reads the day when the texts of each page's `content.ts`, or of a legal page, last changed, for `lastmod` and
 * `dateModified`. Skips commits that only format or rename, and doesn't count texts that pages share. Returns no days outside a
 * git checkout, or in a shallow clone, which lacks the commits.
 */
export function readPageDates(): PageDates {
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {};
  return Object.fromEntries(
    routes
      .map(({ path, kind }) => [
        path,
        findLastChange(kind === 'legal' ? getLegalFile(path) : getContentFile(path)),
      ])
      .filter(([, day]) => day),
  ) as PageDates;
}

/** Compares each version of a file with the one before it, the newest first. */
function findLastChange(file: string): string | undefined {
  const log = git('log', '--follow', '--name-only', '--format=%h %cs', '--', file);
  const versions = [...log.matchAll(/^(\w+) (\S+)\n\n(.+)$/gm)].map(([, commit, day, name]) => ({
    day,
    readTexts: () => readTexts(git('show', `${commit}:${name}`), name),
  }));
  let texts = versions[0]?.readTexts();
  for (const [index, { day }] of versions.entries()) {
    const earlier = versions[index + 1]?.readTexts();
    if (texts !== earlier) return day;
    texts = earlier;
  }
  return undefined;
}

/** Returns the strings of a module, without those of its imports and comments, or a whole Markdown file. */
export function readTexts(source: string, file = ''): string {
  if (file.endsWith('.md')) return source;
  const strings = source
    .replace(/^import\b.*?;$|^\s*\/\/.*$|\/\*.*?\*\//gms, '')
    .matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g);
  return [...strings].map(([text]) => text.slice(1, -1).replaceAll(/\\(?=['"])/g, '')).join('\n');
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
