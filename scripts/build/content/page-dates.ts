import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
  '/contact': ['content/forms/contact.json', 'content/forms/topics.json'],
  '/submit-rfp/form': ['content/forms/rfp.json', 'content/forms/topics.json'],
  [samplesPath]: ['content/samples'],
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
  const findDay = (path: string, ...options: readonly string[]) =>
    git('log', '-1', '--format=%cs', ...skipsUnchanged, ...options, '--', path);

  const findFigureDay = (file: string) => {
    const texts = existsSync(join(repository, file)) ? readFileSync(join(repository, file), 'utf8') : '';
    const keys = [...texts.matchAll(/\{\{([\w.]+)\}\}/g)]
      .flatMap(([, token = '']) => token.split('.'))
      .flatMap((key) => (key === 'price' ? ['minimum', 'maximum'] : key));
    return keys.length > 0 ? findDay('content/figures.json', `-G"(${[...new Set(keys)].join('|')})"`) : '';
  };

  const findLastChange = ({ path, kind }: Route) => {
    const file = getPageTextFile(path);
    const sample = getSampleFile(path);
    const sources = [
      file,
      sample,
      ...(kind === 'legal' ? [getLegalFile(path)] : []),
      ...(otherTexts[path] ?? []),
    ];
    const days = [...sources.map((source) => findDay(source)), ...[file, sample].map(findFigureDay)];
    return days.filter(Boolean).toSorted().at(-1);
  };

  if (git('rev-parse', '--is-shallow-repository') !== 'false') return {};
  return Object.fromEntries(
    routes.map((route) => [route.path, findLastChange(route)]).filter(([, day]) => day),
  ) as PageDates;
}
