/** Median with its spread, in the unit of what was measured. */
interface Spread {
  readonly median: number;
  readonly minimum: number;
  readonly maximum: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), minimum: at(0), maximum: at(sorted.length - 1) };
}

/** Milliseconds that half of the waits, all but a hundredth, and all of them were below, to a tenth. */
export function percentilesOf(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1));
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
