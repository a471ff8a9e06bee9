import { rmSync, writeFileSync } from 'node:fs';

/** Writes a new file that only the current user can read. Writing into an existing file would keep its permissions. */
export function writePrivateFile(file: string, content: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
}
