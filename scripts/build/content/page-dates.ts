import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLegalFile, getPageTextFile, getSampleFile, samplesPath } from '../../../src/site/paths.ts';
import { routes, type Route } from '../../../src/site/routes.ts';

/** Days (YYYY-MM-DD) by path, without unknown ones. */
export type PageDates = Readonly<Record<string, string>>;

/** These commits change no text that a page shows. */
const skipsUnchanged = ['--invert-grep', '--grep=^Text: unchanged$'];

/** Other files that a page shows. */
const otherTexts: Readonly<Partial<Record<Route['path'], readonly string[]>>> = {
  '/': ['content/cases', 'content/planner.json'],
  '/process': ['content/cases'],
  '/about': ['content/people'],
  '/team': ['content/people'],
  '/services': ['content/forms/topics.json'],
  '/submit-rfp': ['content/forms/topics.json'],
  '/contact': ['content/forms/contact.json', 'content/forms/topics.json'],
  '/submit-rfp/form': ['content/forms/rfp.json', 'content/forms/topics.json'],
  [samplesPath]: ['content/samples'],
};

/** By the first name in a token. */
const tokenFiles: Readonly<Record<string, string>> = {
  examples: 'content/examples.json',
  phrases: 'content/phrases.json',
};

/**
 * Reads the day when what a page shows last changed, for `lastmod` and `dateModified`. Returns no days outside a git
 * checkout or in a shallow clone.
 */
export function readPageDates(repository = '.'): PageDates {
  const git = (...args: readonly string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: repository,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return '';
    }
  };
  const findDay = (paths: readonly string[], ...options: readonly string[]) =>
    git('log', '-1', '--format=%cs', ...skipsUnchanged, ...options, '--', ...paths);

  const readTokens = (sources: readonly string[]) =>
    globSync(
      sources.flatMap((source) => [source, `${source}/*.json`]),
      { cwd: repository },
    )
      .filter((file) => /\.(?:json|md)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(repository, file), 'utf8').matchAll(/\{\{\s*([\w.]+)\s*\}\}/g),
      ])
      .map(([, token = '']) => token.split('.'));

  const findTokenDays = (sources: readonly string[]) =>
    [...Map.groupBy(readTokens(sources), ([name = '']) => tokenFiles[name] ?? 'content/figures.json')].map(
      ([file, tokens]) => {
        const keys = tokens.flat().flatMap((key) => (key === 'price' ? ['minimum', 'maximum'] : key));
        return findDay([file], `-G"(${[...new Set(keys)].join('|')})"`);
      },
    );

  const findLastChange = ({ path, kind }: Route) => {
    const file = getPageTextFile(path);
    const sample = getSampleFile(path);
    const sources = [
      file,
      sample,
      ...(kind === 'legal' ? [getLegalFile(path)] : []),
      ...(otherTexts[path] ?? []),
    ];
    return [findDay(sources), ...findTokenDays(sources)].filter(Boolean).toSorted().at(-1);
  };

  if (git('rev-parse', '--is-shallow-repository') !== 'false') return {};
  return Object.fromEntries(
    routes.map((route) => [route.path, findLastChange(route)]).filter(([, day]) => day),
  ) as PageDates;
}
