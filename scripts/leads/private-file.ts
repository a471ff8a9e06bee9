import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that only the current user can read. It replaces an existing file instead of writing into it, so that
 * the content never has the old file's mode.
 */
export function writePrivateFile(file: string, content: string): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writeFileSync(part, content, { mode: 0o600, flag: 'wx' });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
