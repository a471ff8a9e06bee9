import { honeypotName } from '#src/inquiry/form-fields.ts';
import type { SubmissionExtras } from '#src/inquiry/inquiry-schema.ts';
import type { Configuration } from '../configuration.ts';

/**
 * Why an inquiry may be spam (`suspicionReasons`). It is stored all the same. `leads.submit_inquiry` sets `address` and
 * `flood`.
 */
export type Suspicion = 'honeypot' | 'haste' | 'origin' | 'address' | 'flood';

/** Native posts have no fill time. */
export function findSuspicions(
  extras: SubmissionExtras,
  hasHiddenOrigin: boolean,
  { MINIMUM_FILL_SECONDS }: Pick<Configuration, 'MINIMUM_FILL_SECONDS'>,
): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (isFilledIn(extras[honeypotName])) suspicions.push('honeypot');
  if ((extras.fill_time_ms ?? Infinity) < MINIMUM_FILL_SECONDS * 1000) suspicions.push('haste');
  if (hasHiddenOrigin) suspicions.push('origin');
  return suspicions;
}

function isFilledIn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => item !== '');
  return value !== undefined && value !== null && value !== '';
}
