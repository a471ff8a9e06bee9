export interface Check<Target> {
  readonly name: string;
  /** Rejects if the target doesn't respond. */
  readonly findProblems: (target: Target) => Promise<readonly string[]>;
  readonly note?: (target: Target) => Promise<string>;
}

export async function runChecks<Target>(
  checks: readonly Check<Target>[],
  target: Target,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const results = new Map<string, readonly string[]>();
  for (const check of checks) results.set(check.name, await runCheck(check, target));
  return results;
}

const runCheck = <Target>({ findProblems }: Check<Target>, target: Target) =>
  findProblems(target).catch((error: Error) => [`The check failed: ${error.message}`]);

/**
 * Prints each result immediately, because some checks take minutes.
 *
 * @throws {Error} if a check finds problems.
 */
export async function reportChecks<Target>(
  url: string,
  checks: readonly Check<Target>[],
  target: Target,
): Promise<void> {
  let failed = 0;
  for (const check of checks) {
    const problems = await runCheck(check, target);
    if (problems.length > 0) failed++;
    const lines = [`${problems.length === 0 ? '✓' : '✗'} ${check.name}`, ...problems];
    const note = await check.note?.(target).catch(() => undefined);
    console.log([...lines, ...(note?.split('\n') ?? [])].join('\n    '));
  }
  if (failed > 0)
    throw new Error(
      `${url}: ${failed} of ${checks.length} checks failed. Fix the problems above, then run the command again.`,
    );
}
