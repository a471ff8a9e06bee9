/** A connection for commands about inquiries: to a given database, or to this machine's own, running or not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import postgres, { type Sql } from 'postgres';
import { databaseUrl, startDatabase } from './database.ts';
import { findRunning, noteRunning, noteStopped } from './running.ts';

export interface OpenDatabase {
  sql: Sql;
  close: () => Promise<void>;
}

export const defaultDataDir = process.env.DATA_DIR ?? '.data';

export async function openDatabase(dataDir: string, givenUrl?: string): Promise<OpenDatabase> {
  if (givenUrl !== undefined) return connectTo(givenUrl);
  const running = await findRunning(dataDir);
  if (running) return connectTo(databaseUrl(running.databasePort));
  if (!existsSync(join(dataDir, 'database'))) {
    throw new Error(`There is no data in ${dataDir} yet. Start the site once, or give --database-url.`);
  }
  const database = await startDatabase(dataDir, (line) => console.error(line));
  // Noted, so that a site started in the meantime doesn't open the same files.
  noteRunning(dataDir, { databasePort: Number(new URL(database.url).port), functionOrigin: '' });
  const { sql, close } = connectTo(database.url);
  return {
    sql,
    async close() {
      await close();
      await database.close();
      noteStopped(dataDir);
    },
  };
}

function connectTo(url: string): OpenDatabase {
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => {} });
  return { sql, close: () => sql.end({ timeout: 5 }) };
}
