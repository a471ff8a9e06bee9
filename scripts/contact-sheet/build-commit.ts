import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from '#scripts/test/checkout.ts';
import type { Commit } from './options.ts';

const run = promisify(execFile);

interface CommitBuild {
  readonly outDir: string;
  remove(): Promise<void>;
}

/**
 * Builds the site of a commit in a working tree of its own, with today's packages and environment.
 *
 * @throws {Error} when that commit can't be built with them.
 */
export async function buildCommit({ hash }: Commit): Promise<CommitBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'dep-before-'));
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  };
  try {
    await run('git', ['worktree', 'add', '--detach', folder, hash]);
    linkPackages(folder);
    if (existsSync('.env')) copyFileSync('.env', join(folder, '.env'));
    await run('npm', ['run', 'build'], { cwd: folder, maxBuffer: 2 ** 26 });
    return { outDir: join(folder, 'dist/client'), remove };
  } catch (error) {
    await remove();
    const { stderr } = error as { stderr?: string };
    throw new Error(`${hash} can't be built with the packages of now.\n${stderr?.trim() ?? ''}`.trim(), {
      cause: error,
    });
  }
}
