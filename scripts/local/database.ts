/** Starts the embedded database and knows its address. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { supervise, type SupervisedProcess } from './supervised-process.ts';

export interface LocalDatabase extends SupervisedProcess {
  url: string;
}

export async function startDatabase(
  dataDir: string,
  log: (line: string) => void,
  port?: number,
): Promise<LocalDatabase> {
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const chosenPort = port ?? (await freePort());
  const child = await supervise({
    name: 'database',
    command: process.execPath,
    arguments: [fileURLToPath(new URL('database-process.ts', import.meta.url)), folder, String(chosenPort)],
    environment: process.env,
    stdin: 'ipc',
    ready: (started) => new Promise((resolve) => started.once('message', () => resolve())),
    log,
  });
  return { ...child, url: databaseUrl(chosenPort) };
}

/** No password: it listens on the loopback address alone, for as long as the site runs on this machine. */
export function databaseUrl(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}
