/** False means no problem. Rejects if the target doesn't respond. */
type FindProblems<Target> = (
  target: Target,
) => Promise<readonly (string | false)[]> | readonly (string | false)[];

export type Checks<Target> = Readonly<Record<string, FindProblems<Target>>>;

/**
 * Prints each result immediately, because some checks take minutes.
 *
 * @returns The number of failed checks.
 */
export async function runChecks<Target>(
  checks: Checks<Target>,
  target: Target,
  failureSign: '✗' | '⚠' = '✗',
): Promise<number> {
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    const problems = await findProblems(check, target);
    if (problems.length > 0) failed++;
    console.log([`${problems.length > 0 ? failureSign : '✓'} ${name}`, ...problems].join('\n    '));
  }
  return failed;
}

export async function findProblems<Target>(check: FindProblems<Target>, target: Target): Promise<string[]> {
  try {
    return (await check(target)).filter((problem) => problem !== false);
  } catch (error) {
    return [`The check failed: ${(error as Error).message}`];
  }
}
