/** A check of something that is deployed. */
export interface Check<Target> {
  readonly name: string;
  /** Resolves to the problems found. Rejects if the target doesn't answer. */
  readonly find: (target: Target) => Promise<readonly string[]>;
  /** A fact that only a person can judge, printed below the result. */
  readonly note?: (target: Target) => Promise<string>;
}

/** Runs checks one after another. Returns the problems found, by the check's name. */
export async function runChecks<Target>(
  checks: readonly Check<Target>[],
  target: Target,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const results = new Map<string, readonly string[]>();
  for (const check of checks) results.set(check.name, await problemsOf(check, target));
  return results;
}

const problemsOf = <Target>({ find }: Check<Target>, target: Target) =>
  find(target).catch((error: Error) => [`the check failed: ${error.message}`]);

/**
 * Runs checks and prints each result at once, because some checks take minutes.
 *
 * @param address What is checked.
 * @throws {Error} if a check finds a problem.
 */
export async function reportChecks<Target>(
  address: string,
  checks: readonly Check<Target>[],
  target: Target,
): Promise<void> {
  let failed = 0;
  for (const check of checks) {
    const problems = await problemsOf(check, target);
    if (problems.length > 0) failed++;
    const lines = [`${problems.length === 0 ? '✓' : '✗'} ${check.name}`, ...problems];
    const fact = await check.note?.(target).catch(() => undefined);
    console.log([...lines, ...(fact?.split('\n') ?? [])].join('\n    '));
  }
  if (failed > 0) throw new Error(`${address}: ${failed} of ${checks.length} checks failed`);
}
