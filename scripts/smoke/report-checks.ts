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
  for (const { name, find } of checks) {
    results.set(name, await find(target).catch((error: Error) => [`the check failed: ${error.message}`]));
  }
  return results;
}

/**
 * Runs checks and prints the results.
 *
 * @param address What is checked.
 * @throws {Error} if a check finds a problem.
 */
export async function reportChecks<Target>(
  address: string,
  checks: readonly Check<Target>[],
  target: Target,
): Promise<void> {
  const results = await runChecks(checks, target);
  for (const { name, note } of checks) {
    const problems = results.get(name)!;
    const lines = [`${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems];
    const fact = await note?.(target).catch(() => undefined);
    console.log([...lines, ...(fact?.split('\n') ?? [])].join('\n    '));
  }
  const failed = [...results.values()].filter((problems) => problems.length > 0).length;
  if (failed > 0) throw new Error(`${address}: ${failed} of ${results.size} checks failed`);
}
