/**
 * A release: a tested build goes live, is looked at there, and makes way for the one before where something is wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from './hosts.ts';
import { requireTested } from './tested-build.ts';

interface ReleaseOptions {
  readonly dist: string;
  readonly host: Host;
  /** What is wrong with the live site; empty when all is well. */
  readonly findProblems: () => Promise<readonly string[]>;
  /** How long to wait before a second look, since hosts take a moment to bring a release everywhere. */
  readonly waitMilliseconds: number;
  readonly log: (line: string) => void;
}

/** @throws {Error} unless the build is live and in order; the message says what is live instead. */
export async function deployRelease(options: ReleaseOptions): Promise<void> {
  const { dist, host, findProblems, waitMilliseconds, log } = options;
  requireTested(dist);
  await host.deploy(dist);
  let problems = await findProblems();
  if (problems.length > 0) {
    log(`The smoke check found ${problems.length} problems; it looks again in ${waitMilliseconds / 1000} s.`);
    await sleep(waitMilliseconds);
    problems = await findProblems();
  }
  if (problems.length === 0) return;
  for (const problem of problems) log(`✗ ${problem}`);
  await rollBackRelease(host, `The smoke check found ${problems.length} problems`);
  throw new Error(
    `The smoke check found ${problems.length} problems: the release before is live again, this one isn't.`,
  );
}

/** @throws {Error} where the release before can't be brought back by a command; the message says what to do. */
export async function rollBackRelease({ rollBack }: Host, why?: string): Promise<void> {
  const reason = why === undefined ? '' : `${why}, and the release is live. `;
  if ('words' in rollBack) throw new Error(`${reason}To go back to the one before: ${rollBack.words}`);
  try {
    await rollBack();
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${reason}Going back to the one before failed: ${message}`, { cause: error });
  }
}
