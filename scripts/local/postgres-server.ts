/** A real PostgreSQL of the system's packages, on a folder that goes away with it: for tests and the benchmark. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from './free-port.ts';
import { applyMigrations } from './migrations.ts';

export interface PostgresServer {
  url: string;
  /** Ends it the hard way. */
  crash(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root; another user's identifiers, where there is a choice. */
const nobody = { uid: 65534, gid: 65534 };

export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const binaries = findPostgres();
  const identity: { uid?: number; gid?: number } = process.getuid?.() === 0 ? nobody : {};
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder, stdio: 'pipe' } as const;
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...settings,
  };
  const serverArguments = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () =>
    spawn(join(binaries, 'postgres'), ['-D', data, ...serverArguments], { ...options, stdio: 'ignore' });

  let server = start();
  await accepts(url, server);
  await migrate(url);
  return {
    url,
    async crash() {
      await stop(server, 'SIGKILL');
    },
    async restart() {
      // Refused for as long as the killed server's own processes live.
      for (let up = false; !up;) {
        server = start();
        up = await accepts(url, server).then(
          () => true,
          () => false,
        );
      }
    },
    async close() {
      await stop(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where `initdb` is. On Debian, root may install it; the package starts a server of its own, which is left alone. */
function findPostgres(): string {
  const found = locate();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL on this machine: installing the system package postgresql.');
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'ignore', env: environment });
  }
  const installed = locate();
  if (installed) return installed;
  throw new Error(
    'These need PostgreSQL 15 or later: install the package postgresql (Debian: apt-get install postgresql).',
  );
}

function locate(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const folders = [...versions.map((version) => `${debianFolder}/${version}/bin`), configured];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')));
}

async function accepts(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with exit code ${server.exitCode}`);
    const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch {
      await wait(50);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await applyMigrations({
    execute: (statements) => sql.unsafe(statements).simple(),
    query: (statement) => sql.unsafe(statement),
  });
  await sql.end();
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
