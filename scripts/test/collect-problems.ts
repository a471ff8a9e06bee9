import { findProblems, type Checks } from '#scripts/deploy/run-checks.ts';

export async function collectProblems<Target>(checks: Checks<Target>, target: Target): Promise<string[]> {
  const problems: string[] = [];
  for (const check of Object.values(checks)) problems.push(...(await findProblems(check, target)));
  return problems;
}
