/** PostgreSQL's files on this machine, the password of who may connect to it, and the server that runs on them. */
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { commandFor } from './postgres-binaries.ts';
import { syncFolder } from './whole-file.ts';

/** Where PostgreSQL keeps its files. */
export const clusterOf = (folder: string) => resolve(folder, 'cluster');
const passwordFile = (folder: string) => join(folder, 'password');

/** Any program of this machine can connect to the port; only who may read the folder knows the password. */
export function urlOf(folder: string, port: number): string {
  return `postgres://postgres:${readFileSync(passwordFile(folder), 'utf8').trim()}@127.0.0.1:${port}/postgres`;
}

/** Makes a database in `folder`, whole or not at all, whenever the process or the machine stops. */
export async function createCluster(
  folder: string,
  initdb: string,
  options: readonly string[],
): Promise<void> {
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.new-`];
  // In a new folder each time, because a killed attempt may still be cleaning up its own.
  const made = mkdtempSync(join(parent, prefix));
  writeFileSync(passwordFile(made), randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  const [command, ...before] = commandFor(initdb);
  const initialised = promisify(execFile)(command, [
    ...before,
    `--pgdata=${clusterOf(made)}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile(made)}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...options,
  ]);
  await initialised.catch((error: Error & { stderr?: string }) => {
    const [reason = error.message] = /(?<=^initdb: error: ).*$/m.exec(error.stderr ?? '') ?? [];
    throw new Error(`The database can't be made in ${folder}: ${reason}`, { cause: error });
  });
  await syncFolder(made);
  renameSync(made, folder);
  await syncFolder(parent);
  const abandoned = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const name of abandoned) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
}

/** What PostgreSQL notes in its folder about the server (manual, "Database File Layout"). */
export function readServerFile(data: string) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, , , , status] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

/** Ends the server that a killed site left behind. Returns whether there was one. */
export async function endEarlierServer(data: string): Promise<boolean> {
  const pid = readServerFile(data)?.pid;
  if (pid === undefined) return false;
  const isThere = () => commandLineOf(pid).includes(data);
  if (isThere()) process.kill(pid, 'SIGINT');
  while (isThere()) await pause(20);
  // A stale postmaster.pid whose PID was reused, or is a zombie, would stop PostgreSQL; its shared-memory check still
  // guards the data.
  rmSync(join(data, 'postmaster.pid'), { force: true });
  return true;
}

/** Empty when there is no such process. */
function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
