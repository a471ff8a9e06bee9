/** A claimed duration: whole days, weeks or months, at least and at most. */
export interface Duration {
  readonly shortest: number;
  readonly longest: number;
  readonly unit: 'day' | 'week' | 'month';
}

/**
 * Reads a claim such as "2–3 weeks", "up to 4 weeks" or "90-day"; `undefined` where it counts no days, weeks or months.
 */
export function readDuration(claim: string): Duration | undefined {
  const [, low, high, unit] = /(\d+)(?:[-–](\d+))?[ -](day|week|month)/.exec(claim) ?? [];
  if (!low) return undefined;
  return { shortest: Number(low), longest: Number(high ?? low), unit: unit as Duration['unit'] };
}
