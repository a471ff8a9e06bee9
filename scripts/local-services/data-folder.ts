/** The folder that holds all of a site's data on this machine. Whoever holds its lock may start its database. */
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { waitForLock, type Lock } from './lock.ts';

export const defaultDataDir = process.env['DATA_DIR'] || '.data';

export const lockFile = (dataDir: string) => join(dataDir, 'lock');
export const databaseFolder = (dataDir: string) => join(dataDir, 'postgres');

/** A command such as the lead list gives the folder back within this time; a site keeps it. */
const patienceSeconds = 5;

/**
 * Makes the folder where it isn't there, and takes its lock.
 *
 * @throws {Error} that says what to do when another site uses it, or when it can't be written to.
 */
export async function lockDataFolder(dataDir: string): Promise<Lock> {
  const folder = resolve(dataDir);
  requireWritable(folder);
  const lock = await waitForLock(lockFile(folder), patienceSeconds);
  if (lock) return lock;
  throw new Error(`Another site is using ${folder} already. Stop it, or set DATA_DIR to another folder.`);
}

/** Checked first, so that nothing is left half made. */
function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(join(folder, 'writable-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${folder} can't be written to (${code}). Make room on its disk or let this user write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
