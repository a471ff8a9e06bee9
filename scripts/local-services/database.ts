/**
 * The database of this machine: PostgreSQL in a folder, for `npm start`, its commands and the tests alike. Whoever
 * starts it holds the lock on the data folder, or has a folder that nobody else knows of.
 */
import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import getPort from 'get-port';
import { clusterOf, createCluster, endEarlierServer, readServerFile, urlOf } from './cluster.ts';
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
  const wasKilled = await endEarlierServer(folder);
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
  // Child processes of a killed server live on for a moment, and PostgreSQL refuses to start beside them.
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

/** The address of the database that is running in `folder`, whoever started it. */
export function runningDatabaseUrl(folder: string): string | undefined {
  const server = readServerFile(clusterOf(folder));
  return server?.ready ? urlOf(folder, server.port) : undefined;
}

async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await applyMigrations(sql);
  } finally {
    await sql.end();
  }
}
