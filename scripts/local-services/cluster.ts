/** PostgreSQL's files on this machine, the password of who may connect to it, and the server that runs on them. */
import { execFile } from 'node:child_process';
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
import postgres from 'postgres';
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

/** A server that is told to end writes what is committed first. */
const patienceMilliseconds = 5000;

/** Ends the server that a killed site left behind. Returns whether there was one. */
export async function endEarlierServer(folder: string): Promise<boolean> {
  const data = clusterOf(folder);
  const server = readServerFile(data);
  if (!server) return false;
  if (server.port && (await isServing(folder, server.port))) process.kill(server.pid, 'SIGINT');
  // Its file is the last thing that a server removes. One that was killed leaves it, with an identifier that may be
  // another process's by now, or a zombie's, and would stop PostgreSQL; its shared-memory check still guards the data.
  const file = join(data, 'postmaster.pid');
  const deadline = Date.now() + patienceMilliseconds;
  while (existsSync(file) && isRunning(server.pid) && Date.now() < deadline) await pause(20);
  rmSync(file, { force: true });
  return true;
}

/** Whether the server at this port serves this folder; nobody else would know its password. */
async function isServing(folder: string, port: number): Promise<boolean> {
  const sql = postgres(urlOf(folder, port), { max: 1, connect_timeout: 2, onnotice: () => {} });
  try {
    const [row] = await sql`select current_setting('data_directory') as data`;
    return row?.['data'] === clusterOf(folder);
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
