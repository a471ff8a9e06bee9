export interface Check<Target> {
  readonly name: string;
  /** Rejects if the target doesn't respond. */
  readonly findProblems: (target: Target, addNote: (note: string) => void) => Promise<readonly string[]>;
}

export async function runChecks<Target>(
  checks: readonly Check<Target>[],
  target: Target,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const results = new Map<string, readonly string[]>();
  for (const check of checks) results.set(check.name, await runCheck(check, target, () => {}));
  return results;
}

const runCheck = <Target>({ findProblems }: Check<Target>, target: Target, addNote: (note: string) => void) =>
  findProblems(target, addNote).catch((error: Error) => [`The check failed: ${error.message}`]);

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
    const notes: string[] = [];
    const problems = await runCheck(check, target, (note) => notes.push(note));
    if (problems.length > 0) failed++;
    const lines = [`${problems.length === 0 ? '✓' : '✗'} ${check.name}`, ...problems, ...notes];
    console.log(lines.join('\n    '));
  }
  if (failed > 0)
    throw new Error(
      `${url}: ${failed} of ${checks.length} checks failed. Fix the problems above, then run the command again.`,
    );
}
