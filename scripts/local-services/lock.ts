/** Locks that the operating system releases however a process ends, so that none is ever left behind. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Held until it is disposed of. */
export type Lock = Disposable;

/** `SQLITE_BUSY` (https://www.sqlite.org/rescode.html). */
const busy = 5;

/**
 * Locks `file`, which is made if need be and stays empty, by an exclusive transaction of SQLite: that works on every
 * platform.
 *
 * @returns undefined while somebody else holds it, in this process or another.
 */
export function tryLock(file: string): Lock | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('pragma journal_mode = off; begin exclusive');
    return { [Symbol.dispose]: () => database?.close() };
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw new Error(`${file} can't be locked (${(error as Error).message}). Delete it and try again.`, {
      cause: error,
    });
  }
}

/** Waits up to `seconds` for the lock. */
export async function waitForLock(file: string, seconds: number): Promise<Lock | undefined> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const lock = tryLock(file);
    if (lock || Date.now() > deadline) return lock;
    await pause(100);
  }
}
