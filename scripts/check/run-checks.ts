/** Returns problems with their fixes; false stands for none. Rejects if the target doesn't respond. */
type FindProblems<Target> = (
  target: Target,
  addNote: (note: string) => void,
) => Promise<readonly (string | false)[]> | readonly (string | false)[];

export type Checks<Target> = Readonly<Record<string, FindProblems<Target>>>;

interface RunOptions {
  readonly failureSign?: '✗' | '⚠';
  readonly print?: (text: string) => void;
}

/**
 * Prints each result immediately, because some checks take minutes.
 *
 * @returns The number of checks that found problems.
 */
export async function runChecks<Target>(
  checks: Checks<Target>,
  target: Target,
  { failureSign = '✗', print = console.log }: RunOptions = {},
): Promise<number> {
  let failed = 0;
  for (const [name, findProblems] of Object.entries(checks)) {
    const notes: string[] = [];
    const found = await run(() => findProblems(target, (note) => notes.push(note)));
    const problems = found.filter((problem) => problem !== false);
    if (problems.length > 0) failed++;
    print([`${problems.length > 0 ? failureSign : '✓'} ${name}`, ...problems, ...notes].join('\n    '));
  }
  return failed;
}

async function run(findProblems: () => ReturnType<FindProblems<unknown>>) {
  try {
    return await findProblems();
  } catch (error) {
    return [`The check failed: ${(error as Error).message}`];
  }
}
