/** The release that a server serves: a copy of its own, which no build touches. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { lockBuild } from '#scripts/build/replace-whole.ts';

const folder = 'node_modules/.cache/served';

interface Release {
  /** Holds `client` and `served-pages.json`. */
  readonly folder: string;
  remove(): void;
}

/** Copies the release at `outDir`, and removes the copies of servers that were killed. */
export async function copyRelease(outDir: string): Promise<Release> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!isRunning(Number.parseInt(name))) remove(join(folder, name));
  const copy = mkdtempSync(join(folder, `${process.pid}-`));
  using _ = await lockBuild(dirname(outDir));
  cpSync(outDir, join(copy, 'client'), { recursive: true, preserveTimestamps: true });
  cpSync(join(outDir, '../served-pages.json'), join(copy, 'served-pages.json'));
  return { folder: copy, remove: () => remove(copy) };
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
