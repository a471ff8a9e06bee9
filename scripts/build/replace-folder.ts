import { renameSync, rmSync } from 'node:fs';
import process from 'node:process';

/** Returns false for `expectedError`. */
function tryToMove(from: string, to: string, expectedError: 'ENOENT' | 'ENOTEMPTY'): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== expectedError) throw error;
    return false;
  }
}

/** Readers never find a part of the folder. Repeats if another process does the same at the same moment. */
export function replaceFolder(folder: string, newFolder: string): void {
  const previous = `${folder}.previous-${process.pid}`;
  do {
    rmSync(previous, { recursive: true, force: true });
    tryToMove(folder, previous, 'ENOENT');
  } while (!tryToMove(newFolder, folder, 'ENOTEMPTY'));
  rmSync(previous, { recursive: true, force: true });
}
