/** A build is written to a folder of its own, which replaces the earlier build once it is complete. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import process from 'node:process';
import { waitForLock, type Lock } from '#scripts/local-services/lock.ts';

/** Longer than any build takes. */
const patienceSeconds = 300;

/**
 * Calls `build` with a folder to write to, then replaces `folder` with it. Where the build fails, both are removed: the
 * earlier build isn't the site that was asked for.
 */
export async function replaceWhole(folder: string, build: (made: string) => Promise<void>): Promise<void> {
  using _ = await lockBuild(folder);
  const [made, earlier] = [`${folder}.new`, `${folder}.old`];
  const clear = (...paths: string[]) =>
    paths.forEach((path) => rmSync(path, { recursive: true, force: true }));
  const clearAll = () => clear(made, earlier, folder);
  clear(made, earlier);
  // Vike ends the process itself where some of its steps fail.
  process.on('exit', clearAll);
  try {
    await build(made);
    if (existsSync(folder)) renameSync(folder, earlier);
    renameSync(made, folder);
    clear(earlier);
  } catch (error) {
    clearAll();
    throw error;
  } finally {
    process.off('exit', clearAll);
  }
}

/** While this is held nobody builds into `folder`. */
export async function lockBuild(folder: string): Promise<Lock> {
  const file = `${folder}.lock`;
  const lock = await waitForLock(file, patienceSeconds);
  if (lock) return lock;
  throw new Error(`Another process has held ${file} for ${patienceSeconds} s. End it and try again.`);
}
