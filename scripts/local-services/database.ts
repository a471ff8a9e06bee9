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

/** @throws {Error} if another process uses the folder, or a migration fails. */
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
    // PostgreSQL's "fast" shutdown.
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
  /** Undefined for a hosted database. */
  readonly dataDir: string | undefined;
  readonly close: () => Promise<void>;
}

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

/** @throws {Error} if the URL isn't a connection string, or the host needs DATABASE_CA. */
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

/** @throws {Error} if the folder has no database. */
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

/** The shell's DATABASE_CA overrides the function's. */
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

/** Format: PostgreSQL manual, "Database File Layout". */
function readPidFile(folder: string) {
  if (!existsSync(getPidFile(folder))) return undefined;
  const [pid, , , port, , , , status] = readFileSync(getPidFile(folder), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), isReady: status?.trim() === 'ready' };
}

/** Any local program can connect to the port, so only the current user can read the password. */
function getDatabaseUrl(folder: string, port = readPidFile(folder)?.port): string {
  return `postgres://postgres:${readFileSync(getPasswordFile(folder), 'utf8')}@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL is starting up or shutting down. */
const cannotConnectNow = '57P03';

/** The password excludes another folder's server at the same port. */
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

/** Time for a command to release the folder. */
const unusedTimeoutMs = 5000;

async function waitUntilUnused(folder: string): Promise<void> {
  const deadline = Date.now() + unusedTimeoutMs;
  while (await isInUse(folder)) {
    if (Date.now() > deadline)
      throw new Error(
        `Another site is already using ${folder} (process ${readPidFile(folder)?.pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    await pause(200);
  }
  // A killed server's lock file stops PostgreSQL if an unrelated process now has its ID.
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
 * Applies each missing migration in a transaction, and records it as the Supabase CLI does.
 *
 * @throws {Error} at the first failure. Earlier migrations stay applied.
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
      await sql.unsafe(`begin;${statements};\n${record};\ncommit;`).simple();
    } catch (error) {
      const { message, position } = error as postgres.PostgresError;
      const line = position
        ? `:${statements.slice(0, Number(position) - 'begin;'.length).split('\n').length}`
        : '';
      // oxlint-disable-next-line preserve-caught-error -- its query has all statements
      throw new Error(`supabase/migrations/${file}${line}: ${message}. Correct it.`);
    }
  }
  return newFiles;
}
