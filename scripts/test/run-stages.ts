/** How many checks of a stage passed, failed and were skipped because this machine lacks something. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

/** A part of `npm test`. */
export interface Stage {
  readonly name: string;
  /** Earlier stages that must have passed, or this one would test nothing or an older state. */
  readonly needs?: readonly string[];
  /** Runs it; a rejection counts as one failed check. */
  readonly run: () => Promise<Counts>;
}

/** What became of a stage; one that didn't run counts as failed. */
interface StageResult extends Counts {
  readonly name: string;
  /** The stage whose failure kept this one from running. */
  readonly notRunBecauseOf?: string;
}

/** Runs the stages in order, each only when what it needs has passed. */
export async function runStages(
  stages: readonly Stage[],
  log: (line: string) => void,
): Promise<readonly StageResult[]> {
  const results: StageResult[] = [];
  const hasPassed = (name: string) => results.some((result) => result.name === name && result.failed === 0);
  for (const { name, needs = [], run } of stages) {
    log(`\n── ${name} ──`);
    const missing = needs.find((need) => !hasPassed(need));
    if (missing === undefined) results.push({ name, ...(await runStage(run, log)) });
    else {
      log(`Not run, because this failed: ${missing}`);
      results.push({ name, passed: 0, failed: 1, notRunBecauseOf: missing });
    }
  }
  return results;
}

async function runStage(run: Stage['run'], log: (line: string) => void): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/**
 * A runner's counts, held against its exit code: it may fail beside its tests, or run none, and neither is a success.
 */
export function judgeCounts(counts: Counts, exitCode: number): Counts {
  const { passed, failed } = counts;
  const isFailure = exitCode !== 0 || passed + failed === 0;
  return { ...counts, failed: isFailure ? Math.max(failed, 1) : failed };
}

/** Such as `3 passed, 0 failed, 1 skipped`; skipped checks are only mentioned where there are some. */
const formatCounts = ({ passed, failed, skipped = 0 }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The summary of a run: a line a stage, and last the total. */
export function summarise(results: readonly StageResult[]): {
  readonly text: string;
  readonly failed: number;
} {
  const total = (key: keyof Counts) => results.reduce((sum, counts) => sum + (counts[key] ?? 0), 0);
  const lines = results.map(({ name, notRunBecauseOf, ...counts }) =>
    notRunBecauseOf === undefined
      ? `${counts.failed > 0 ? '✗' : '✓'} ${name}: ${formatCounts(counts)}`
      : `✗ ${name}: not run, because this failed: ${notRunBecauseOf}`,
  );
  const totals = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
  return { text: [...lines, formatCounts(totals)].join('\n'), failed: totals.failed };
}
