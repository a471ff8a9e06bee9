import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Replaces an existing file, because writing into it would keep its mode. */
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
