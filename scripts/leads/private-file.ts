import { rmSync, writeFileSync } from 'node:fs';

/** Writes a file that only the current user can read. An existing file is replaced, because it would keep its mode. */
export function writePrivateFile(file: string, content: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
}
