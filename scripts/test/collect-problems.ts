import { runChecks, type Checks } from '#scripts/check/run-checks.ts';

/** Returns the lines that the checks print below their names: problems and notes. */
export async function collectProblems<Target>(checks: Checks<Target>, target: Target): Promise<string[]> {
  const lines: string[] = [];
  await runChecks(checks, target, { print: (text) => lines.push(...text.split('\n    ').slice(1)) });
  return lines;
}
