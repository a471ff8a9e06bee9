/**
 * The database of this machine: PostgreSQL in a folder, with the production migrations, for `npm start`, its commands and
 * the tests alike.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import postgres, { type Sql } from 'postgres';
import { databaseAddressKind, directAddressProblem, sessionPoolerFix } from '#scripts/database-address.ts';
import { databaseTls } from '#shared/database-tls.ts';
import { startChild, type RunningChild } from './child-process.ts';
import { commandFor, findPostgresBinaries } from './postgres-binaries.ts';

/** Holds all of a site's data on this machine. */
export const defaultDataDir = process.env['DATA_DIR'] || '.data';

export const databaseFolder = (dataDir: string) => resolve(dataDir, 'postgres');

export interface LocalDatabase extends RunningChild {
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
 * Starts PostgreSQL in `folder`, and creates the folder first if it is missing.
 *
 * @throws {Error} if another process uses the folder.
 */
export async function startDatabase(
  folder: string,
  { log, port, settings = {} }: DatabaseOptions,
): Promise<LocalDatabase> {
  const binaries = await findPostgresBinaries();
  if (!existsSync(folder)) await createCluster(folder, binaries.initdb);
  await requireUnused(folder);
  const chosenPort = port || (await getPort({ host: '127.0.0.1' }));
  const [command, ...before] = commandFor(binaries.postgres);
  const server = await startChild({
    name: 'database',
    command,
    arguments: [
      ...before,
      '-D',
      clusterOf(folder),
      ...settingArguments({ port: `${chosenPort}`, ...settings }),
    ],
    environment: process.env,
    isReady(pid) {
      const running = readServerFile(folder);
      return running?.pid === pid && running?.isReady === true;
    },
    // "Fast": connections are ended, what is committed is written.
    stopSignal: 'SIGINT',
    log,
  });
  const url = urlOf(folder, chosenPort);
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
  /** The folder that also holds files and captured mails; undefined for a hosted project. */
  readonly dataDir: string | undefined;
  readonly close: () => Promise<void>;
}

/** Opens the database for a command: the one at SUPABASE_DB_URL, or this machine's. */
export async function openCommandDatabase(): Promise<OpenDatabase> {
  const { SUPABASE_DB_URL: hostedUrl } = process.env;
  return hostedUrl ? openHostedDatabase(hostedUrl) : openDatabase(defaultDataDir);
}

/** @throws {Error} if `url` is no connection string. */
export function openHostedDatabase(url: string): OpenDatabase {
  if (!/^postgres(?:ql)?:/.test(url) || !URL.canParse(url))
    throw new Error(
      'SUPABASE_DB_URL must be a connection string such as postgres://user:password@host/database.',
    );
  if (databaseAddressKind(url) === 'direct') console.error(`⚠ ${directAddressProblem}: ${sessionPoolerFix}`);
  const sql = connectTo(url);
  const close = () => sql.end();
  return { sql, url, dataDir: undefined, close, [Symbol.asyncDispose]: close };
}

/**
 * Opens the database of this machine, whether the site runs or not.
 *
 * @throws {Error} that says what to do if there is no data yet.
 */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder))
    throw new Error(`There is no data in ${dataDir} yet. Start the site once, or set SUPABASE_DB_URL.`);
  const started = (await isServed(folder))
    ? undefined
    : await startDatabase(folder, { log: (line) => console.error(line) });
  const url = started?.url ?? urlOf(folder);
  const sql = connectTo(url);
  const close = async () => {
    await sql.end();
    await started?.close();
  };
  return { sql, url, dataDir, close, [Symbol.asyncDispose]: close };
}

const connectTo = (url: string) =>
  postgres(url, {
    max: 1,
    prepare: false,
    connect_timeout: 5,
    ssl: databaseTls(url),
    onnotice: () => {},
  });

const clusterOf = (folder: string) => join(folder, 'cluster');
const serverFile = (folder: string) => join(clusterOf(folder), 'postmaster.pid');
const passwordFile = (folder: string) => join(folder, 'password');

/** The file in which PostgreSQL describes its running server (manual, "Database File Layout"). */
function readServerFile(folder: string) {
  if (!existsSync(serverFile(folder))) return undefined;
  const [pid, , , port, , , , status] = readFileSync(serverFile(folder), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), isReady: status?.trim() === 'ready' };
}

/** Any program of this machine can connect to the port; only who may read the folder knows the password. */
function urlOf(folder: string, port = readServerFile(folder)?.port): string {
  return `postgres://postgres:${readFileSync(passwordFile(folder), 'utf8')}@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL's `cannot_connect_now`: it is starting or ending. */
const cannotConnectNow = '57P03';

/** Whether a server has this folder open. Another one at its port wouldn't know its password. */
async function isServed(folder: string): Promise<boolean> {
  if (!readServerFile(folder)?.port) return false;
  const sql = connectTo(urlOf(folder));
  try {
    await sql`select`;
    return true;
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow;
  } finally {
    await sql.end();
  }
}

/** A command such as `npm run leads` releases the folder within this time; a site keeps it. */
const patienceMilliseconds = 5000;

async function requireUnused(folder: string): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds;
  while (await isServed(folder)) {
    if (Date.now() > deadline)
      throw new Error(
        `Another site is using ${folder} already (process ${readServerFile(folder)?.pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    await pause(200);
  }
  // A killed server leaves its file. Its process id may belong to another process by now, for whose end PostgreSQL would
  // wait.
  rmSync(serverFile(folder), { force: true });
}

/** Creates a database in a temporary folder, and renames the folder once it is complete. */
async function createCluster(folder: string, initdb: string): Promise<void> {
  const made = `${folder}.new`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile(made), randomBytes(24).toString('base64url'), { mode: 0o600 });
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
    '--no-sync',
  ]);
  await initialised.catch((error: Error & { stderr?: string }) => {
    const [reason = error.message] = /(?<=^initdb: error: ).*$/m.exec(error.stderr ?? '') ?? [];
    throw new Error(`The database can't be made in ${folder}: ${reason}`, { cause: error });
  });
  renameSync(made, folder);
}

function settingArguments(settings: Readonly<Record<string, string>>): string[] {
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
 * Applies `supabase/migrations`, each in its own transaction, and records them in the same table as the Supabase CLI.
 *
 * @returns the names of the new ones.
 */
export async function applyMigrations(sql: Sql): Promise<string[]> {
  await sql
    .unsafe(
      `create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text);`,
    )
    .simple();
  const applied = await sql`select version from supabase_migrations.schema_migrations`;
  const versions = new Set(applied.map((row) => row.version as string));
  const added = readdirSync(migrations)
    .toSorted()
    .filter((file) => !versions.has(file.split('_', 1)[0]!));
  for (const file of added) {
    const [, version = '', name = ''] = /^(\d{14})_([a-z_]+)\.sql$/.exec(file) ?? [];
    const statements = readFileSync(new URL(file, migrations), 'utf8');
    const note = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`;
    try {
      await sql.unsafe(`begin;\n${statements};\n${note};\ncommit;`).simple();
    } catch (error) {
      throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
    }
  }
  return added;
}
