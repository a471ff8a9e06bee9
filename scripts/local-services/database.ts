/**
 * The database of this machine: PostgreSQL in a folder, for `npm start`, its commands and the tests alike. Whoever
 * starts it holds the lock on the data folder, or has a folder that nobody else knows of.
 */
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unwatchFile,
  watchFile,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import getPort from 'get-port';
import { applyMigrations } from './migrations.ts';
import { commandFor, postgresBinaries } from './postgres-binaries.ts';
import { supervise, type SupervisedProcess } from './supervised-process.ts';

export interface LocalDatabase extends SupervisedProcess {
  readonly url: string;
}

interface DatabaseOptions {
  readonly log: (line: string) => void;
  /** 0 or nothing takes any free port. */
  readonly port?: number;
  /** Settings of PostgreSQL that differ from its defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL in `folder`, with the production migrations applied; makes the folder first where it isn't there.
 */
export async function startDatabase(
  folder: string,
  { log, port, settings = {} }: DatabaseOptions,
): Promise<LocalDatabase> {
  const binaries = await postgresBinaries();
  if (!existsSync(folder)) {
    if (process.getuid?.() === 0) log('database: PostgreSQL refuses root, and runs as nobody');
    await createCluster(folder, binaries.initdb, settings['fsync'] === 'off' ? ['--no-sync'] : []);
  }
  const data = clusterOf(folder);
  const wasKilled = await endEarlierServer(data);
  const chosenPort = port || (await getPort({ host: '127.0.0.1' }));
  const [command, ...before] = commandFor(binaries.postgres);
  const start = () =>
    supervise({
      name: 'database',
      command,
      arguments: [...before, '-D', data, ...settingArguments({ port: `${chosenPort}`, ...settings })],
      environment: process.env,
      ready: async ({ pid }) => {
        while (readServerFile(data)?.pid !== pid || !readServerFile(data)?.ready) await pause(20);
      },
      // "Fast": connections are ended, what is committed is written.
      stopSignal: 'SIGINT',
      log,
    });
  // Processes of a server that was killed go on for a moment, and PostgreSQL refuses to start beside them.
  const server = await (wasKilled ? start().catch(() => pause(1000).then(start)) : start());
  const url = urlOf(folder, chosenPort);
  const watch = endWithoutFolder(data, server);
  const close = () => {
    watch[Symbol.dispose]();
    return server.close();
  };
  try {
    await migrate(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...server, url, close };
}

/**
 * For up to a minute PostgreSQL would go on writing to files that are no longer in any folder, and what was
 * acknowledged would be gone. Started again, it refuses until its folder is back.
 */
function endWithoutFolder(data: string, server: SupervisedProcess): Disposable {
  const file = join(data, 'PG_VERSION');
  watchFile(file, { interval: 250, persistent: false }, ({ nlink }) => {
    const pid = server.pid();
    if (nlink === 0 && pid !== undefined) process.kill(pid, 'SIGQUIT');
  });
  return { [Symbol.dispose]: () => unwatchFile(file) };
}

function settingArguments(settings: Readonly<Record<string, string>>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_min_messages: 'fatal',
    // Elsewhere fsync is enough; there it leaves data in the drive's own cache (manual, "Write Ahead Log",
    // "Reliability").
    ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The address of the database that is running in `folder`, started by whomever. */
export function runningDatabaseUrl(folder: string): string | undefined {
  const server = readServerFile(clusterOf(folder));
  return server?.ready ? urlOf(folder, server.port) : undefined;
}

const clusterOf = (folder: string) => resolve(folder, 'cluster');
const passwordFile = (folder: string) => join(folder, 'password');

/** Any program of this machine can connect to the port; only who may read the folder knows the password. */
function urlOf(folder: string, port: number): string {
  return `postgres://postgres:${readFileSync(passwordFile(folder), 'utf8').trim()}@127.0.0.1:${port}/postgres`;
}

/** Whole or not at all, whenever the process or the machine stops. */
async function createCluster(folder: string, initdb: string, options: readonly string[]): Promise<void> {
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.new-`];
  // A folder of its own: one that was killed may be clearing up behind it still.
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
  syncFolder(made);
  renameSync(made, folder);
  syncFolder(parent);
  const abandoned = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const name of abandoned) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
}

function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** What PostgreSQL notes in its folder about the server (manual, "Database File Layout"). */
function readServerFile(data: string) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, , , , status] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

/** Ends the server of a site that was killed, if it is still there. Answers whether there was one. */
async function endEarlierServer(data: string): Promise<boolean> {
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

async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await applyMigrations(sql);
  } finally {
    await sql.end();
  }
}
