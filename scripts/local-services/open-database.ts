/** A connection for commands about inquiries: to a given database, or to this machine's own, running or not. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { databaseFolder, lockFile } from './data-folder.ts';
import { runningDatabaseUrl, startDatabase } from './database.ts';
import { tryLock, type Lock } from './lock.ts';

interface OpenDatabase {
  sql: Sql;
  close: () => Promise<void>;
}

/** The first start of a site takes seconds until its database answers. */
const patienceSeconds = 30;

/** @throws {Error} that says what to do when there is no data yet, or no answer. */
export async function openDatabase(dataDir: string, givenUrl?: string): Promise<OpenDatabase> {
  if (givenUrl !== undefined) {
    if (!/^postgres(?:ql)?:/.test(givenUrl) || !URL.canParse(givenUrl))
      throw new Error(
        '--database-url must be a connection string such as postgres://user:password@host/database.',
      );
    return connectTo(givenUrl);
  }
  const folder = resolve(dataDir);
  const deadline = Date.now() + patienceSeconds * 1000;
  while (existsSync(folder) && Date.now() < deadline) {
    const lock = tryLock(lockFile(folder));
    if (lock) return startUnder(lock, dataDir);
    const running = await connectToRunning(folder);
    if (running) return running;
    await pause(200);
  }
  throw existsSync(folder)
    ? new Error(`The site that uses ${folder} doesn't answer. Stop it and try again.`)
    : noData(dataDir);
}

const noData = (dataDir: string) =>
  new Error(`There is no data in ${dataDir} yet. Start the site once, or give --database-url.`);

/** With the lock held, nobody else has the database open or can open it. */
async function startUnder(lock: Lock, dataDir: string): Promise<OpenDatabase> {
  const folder = databaseFolder(resolve(dataDir));
  try {
    if (!existsSync(folder)) throw noData(dataDir);
    const database = await startDatabase(folder, { log: (line) => console.error(line) });
    const { sql, close } = connectTo(database.url);
    return {
      sql,
      async close() {
        await close();
        await database.close();
        lock[Symbol.dispose]();
      },
    };
  } catch (error) {
    lock[Symbol.dispose]();
    throw error;
  }
}

async function connectToRunning(folder: string): Promise<OpenDatabase | undefined> {
  const url = existsSync(databaseFolder(folder)) && runningDatabaseUrl(databaseFolder(folder));
  if (!url) return undefined;
  const connection = connectTo(url);
  try {
    await connection.sql`select from leads.inquiries limit 0`;
    return connection;
  } catch {
    // The server was killed and is about to start again, or it hasn't made its tables yet.
    await connection.close();
    return undefined;
  }
}

function connectTo(url: string): OpenDatabase {
  const sql = postgres(url, { max: 1, prepare: false, connect_timeout: 5, onnotice: () => {} });
  return { sql, close: () => sql.end({ timeout: 5 }) };
}
