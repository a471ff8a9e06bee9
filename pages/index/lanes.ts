import { stretchCount } from './one-plan-geometry.ts';

/** A stretch of work; `start` and `end` count milestones from 0, the first one. */
export interface PlannedWork {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** A discipline's lane of the plan. */
export interface Lane {
  readonly name: string;
  /** What the discipline reads in the molecule. */
  readonly note: string;
  readonly work: readonly PlannedWork[];
}

/**
 * The parts of a lane between the first and the last milestone in which its discipline works, as the `stroke-dasharray`
 * of a path whose length counts the stretches between milestones.
 */
export function workedParts(work: readonly PlannedWork[]): string {
  const worked: [number, number][] = [];
  for (const { start, end } of work.toSorted((one, other) => one.start - other.start)) {
    const last = worked.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], Math.min(end, stretchCount));
    else if (start < stretchCount) worked.push([start, Math.min(end, stretchCount)]);
  }
  const lengths = worked.flatMap(([start, end], index) => [
    start - (worked[index - 1]?.[1] ?? 0),
    end - start,
  ]);
  // A `stroke-dasharray` begins with a dash; after one of no length the first number is a gap.
  return ['0', ...lengths.map((length) => `${+length.toFixed(2)}`), '9'].join(' ');
}
