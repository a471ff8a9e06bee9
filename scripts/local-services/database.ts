import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import postgres, { type Sql } from 'postgres';
import { getConnectionKind } from '#scripts/database/database-url.ts';
import { readSecrets } from '#scripts/environment.ts';
import { createConnectionOptions } from '#function/database-connection.ts';
import { startChild, type RunningChild } from './child-process.ts';
import { findPostgresBinaries, getCommand } from './postgres-binaries.ts';

export const defaultDataDir = process.env['DATA_DIR'] || '.data';

export const getDatabaseFolder = (dataDir: string) => resolve(dataDir, 'postgres');

export interface LocalDatabase extends RunningChild {
  readonly url: string;
}

interface DatabaseOptions {
  readonly log: (line: string) => void;
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL with the production migrations. Creates the folder if it is missing.
 *
 * @throws {Error} if another process uses the folder, or a migration fails.
 */
export async function startDatabase(
  folder: string,
  { log, port, settings = {} }: DatabaseOptions,
): Promise<LocalDatabase> {
  const binaries = await findPostgresBinaries();
  if (!existsSync(folder)) await createCluster(folder, binaries.initdb);
  await waitUntilUnused(folder);
  const chosenPort = port || (await findFreePort());
  const [command, ...prefix] = getCommand(binaries.postgres);
  const server = await startChild({
    name: 'database',
    command,
    args: [
      ...prefix,
      '-D',
      getClusterFolder(folder),
      ...formatSettings({ port: `${chosenPort}`, ...settings }),
    ],
    environment: process.env,
    isReady(pid) {
      const running = readPidFile(folder);
      return running?.pid === pid && running?.isReady === true;
    },
    // SIGINT is PostgreSQL's "fast" shutdown.
    stopSignal: 'SIGINT',
    log,
  });
  const url = getDatabaseUrl(folder, chosenPort);
  const sql = connectTo(url);
  try {
    await applyMigrations(sql);
  } catch (error) {
    await server.close();
    throw error;
  } finally {
    await sql.end();
  }
  return { ...server, url };
}

interface OpenDatabase extends AsyncDisposable {
  readonly sql: Sql;
  readonly url: string;
  /** The data folder of a local database; undefined for a hosted one. */
  readonly dataDir: string | undefined;
  readonly close: () => Promise<void>;
}

/** Opens the database at SUPABASE_DB_URL, or without it the local one. Prints to stderr which one a command reads. */
export async function openCommandDatabase(): Promise<OpenDatabase> {
  const { SUPABASE_DB_URL: hostedUrl } = process.env;
  const database = hostedUrl ? openHostedDatabase(hostedUrl) : await openDatabase(defaultDataDir);
  console.error(
    hostedUrl
      ? 'Database: the live one (SUPABASE_DB_URL)'
      : `Database: the local one in ${defaultDataDir}. For the live site, set SUPABASE_DB_URL.`,
  );
  return database;
}

/**
 * Connects with the first query.
 *
 * @throws {Error} if the URL isn't a connection string, or the host needs DATABASE_CA.
 */
export function openHostedDatabase(url: string): OpenDatabase {
  if (!/^postgres(?:ql)?:/.test(url) || !URL.canParse(url))
    throw new Error(
      'SUPABASE_DB_URL must be a connection string such as postgres://user:password@host/database.',
    );
  if (getConnectionKind(url) === 'direct')
    console.error(
      '⚠ SUPABASE_DB_URL is the direct connection string, but many networks, such as that of GitHub Actions, lack the IPv6 that it needs. Set it to the session pooler connection string (dashboard: Connect > Session pooler).',
    );
  const sql = connectTo(url);
  const close = () => sql.end();
  return { sql, url, dataDir: undefined, close, [Symbol.asyncDispose]: close };
}

/**
 * Starts PostgreSQL if no site runs. `close` stops it again.
 *
 * @throws {Error} if the folder has no database.
 */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  const folder = getDatabaseFolder(dataDir);
  if (!existsSync(folder))
    throw new Error(
      `There is no local database in ${dataDir}. For the live site, set SUPABASE_DB_URL. For a local one, run \`npm start\` once.`,
    );
  const started = (await isInUse(folder))
    ? undefined
    : await startDatabase(folder, { log: (line) => console.error(line) });
  const url = started?.url ?? getDatabaseUrl(folder);
  const sql = connectTo(url);
  const close = async () => {
    await sql.end();
    await started?.close();
  };
  return { sql, url, dataDir, close, [Symbol.asyncDispose]: close };
}

/** Verifies the server with the function's CA certificate, unless the shell sets another. */
const connectTo = (url: string) =>
  postgres(url, {
    ...createConnectionOptions(url, process.env['DATABASE_CA'] || readSecrets()['DATABASE_CA']),
    max: 1,
    prepare: false,
    connect_timeout: 5,
    onnotice: () => {},
  });

const getClusterFolder = (folder: string) => join(folder, 'cluster');
const getPidFile = (folder: string) => join(getClusterFolder(folder), 'postmaster.pid');
const getPasswordFile = (folder: string) => join(folder, 'password');

/** Reads PostgreSQL's lock file (manual, "Database File Layout"). */
function readPidFile(folder: string) {
  if (!existsSync(getPidFile(folder))) return undefined;
  const [pid, , , port, , , , status] = readFileSync(getPidFile(folder), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), isReady: status?.trim() === 'ready' };
}

/** Any local program can connect to the port, so the password is in a file that only the current user can read. */
function getDatabaseUrl(folder: string, port = readPidFile(folder)?.port): string {
  return `postgres://postgres:${readFileSync(getPasswordFile(folder), 'utf8')}@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL's error code while it starts up or shuts down. */
const cannotConnectNow = '57P03';

/** The password excludes a server of another folder at the same port. */
async function isInUse(folder: string): Promise<boolean> {
  if (!readPidFile(folder)?.port) return false;
  const sql = connectTo(getDatabaseUrl(folder));
  try {
    await sql`select`;
    return true;
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow;
  } finally {
    await sql.end();
  }
}

/** Time for a command such as `npm run check-live` to release the folder. */
const unusedTimeoutMs = 5000;

/** Also removes a lock file that a killed server left. */
async function waitUntilUnused(folder: string): Promise<void> {
  const deadline = Date.now() + unusedTimeoutMs;
  while (await isInUse(folder)) {
    if (Date.now() > deadline)
      throw new Error(
        `Another site is already using ${folder} (process ${readPidFile(folder)?.pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    await pause(200);
  }
  // PostgreSQL refuses to start if an unrelated process now has the ID in the lock file.
  rmSync(getPidFile(folder), { force: true });
}

async function createCluster(folder: string, initdb: string): Promise<void> {
  const temporaryFolder = `${folder}.new`;
  rmSync(temporaryFolder, { recursive: true, force: true });
  mkdirSync(temporaryFolder, { recursive: true, mode: 0o700 });
  writeFileSync(getPasswordFile(temporaryFolder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  const [command, ...prefix] = getCommand(initdb);
  const initialization = promisify(execFile)(command, [
    ...prefix,
    `--pgdata=${getClusterFolder(temporaryFolder)}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${getPasswordFile(temporaryFolder)}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
  ]);
  await initialization.catch((error: Error & { stderr?: string }) => {
    const [reason = error.message] = /(?<=^initdb: error: ).*$/m.exec(error.stderr ?? '') ?? [];
    throw new Error(`The database can't be created in ${folder}: ${reason}`, { cause: error });
  });
  renameSync(temporaryFolder, folder);
}

function formatSettings(settings: Readonly<Record<string, string>>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_min_messages: 'fatal',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const migrations = new URL('../../supabase/migrations/', import.meta.url);

/**
 * Applies the migrations that the database lacks, each in a transaction, and records them as the Supabase CLI does.
 *
 * @returns The names of the applied files.
 * @throws {Error} at the first migration that fails. The earlier ones stay applied.
 */
export async function applyMigrations(sql: Sql): Promise<string[]> {
  await sql
    .unsafe(
      `create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text);`,
    )
    .simple();
  const rows = await sql`select version from supabase_migrations.schema_migrations`;
  const appliedVersions = new Set(rows.map((row) => row.version as string));
  const newFiles = readdirSync(migrations)
    .toSorted()
    .filter((file) => !appliedVersions.has(file.split('_', 1)[0]!));
  for (const file of newFiles) {
    const [, version = '', name = ''] = /^(\d{14})_([a-z_]+)\.sql$/.exec(file) ?? [];
    const statements = readFileSync(new URL(file, migrations), 'utf8');
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`;
    try {
      await sql.unsafe(`begin;\n${statements};\n${record};\ncommit;`).simple();
    } catch (error) {
      throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
    }
  }
  return newFiles;
}
