import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { routes } from '#src/site/routes.ts';
import { modes, type Mode } from './modes.ts';

/** The name of the page that has no path of its own. */
export const notFoundName = 'not-found';

const pageNames: readonly string[] = [...routes.map(({ path }) => path), notFoundName];

export interface Commit {
  /** As git abbreviates it. */
  readonly hash: string;
  readonly subject: string;
}

export interface SheetOptions {
  /** Paths of the route table, and the not-found page's name. */
  readonly pages: readonly string[];
  readonly modes: readonly Mode[];
  /** The commit whose pages are put beside the current ones. */
  readonly before: Commit | undefined;
  /** Whether the README's picture of home is taken instead. */
  readonly homePicture: boolean;
}

/** @throws {Error} that names what is wrong with the command line. */
export function readOptions(parameters?: readonly string[]): SheetOptions {
  const { values } = parseArgs({
    ...(parameters && { args: [...parameters] }),
    options: {
      pages: { type: 'string' },
      modes: { type: 'string' },
      before: { type: 'string' },
      'home-picture': { type: 'boolean', default: false },
    },
  });
  const modeNames = choose(
    '--modes',
    values.modes,
    modes.map(({ name }) => name),
  );
  return {
    pages: choose('--pages', values.pages, pageNames),
    modes: modes.filter(({ name }) => modeNames.includes(name)),
    before: values.before === undefined ? undefined : findCommit(values.before),
    homePicture: values['home-picture'],
  };
}

/** The names of a list that is separated by commas; all there are where it isn't given. */
function choose(option: string, list: string | undefined, all: readonly string[]): readonly string[] {
  if (list === undefined) return all;
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return all.filter((name) => names.includes(name));
  throw new Error(`${option} names "${unknown}", which is none of ${all.join(', ')}.`);
}

function findCommit(name: string): Commit {
  try {
    const [hash = '', subject = ''] = execFileSync(
      'git',
      ['log', '-1', '--format=%h%n%s', '--end-of-options', name, '--'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    ).split('\n');
    return { hash, subject };
  } catch (error) {
    throw new Error(`--before names "${name}", which is no commit of this repository.`, { cause: error });
  }
}
