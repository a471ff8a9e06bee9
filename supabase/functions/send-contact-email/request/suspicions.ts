import { honeypotName } from '#src/inquiry/form-fields.ts';
import type { SubmissionExtras } from '#src/inquiry/inquiry-schema.ts';
import type { Configuration } from '../configuration.ts';

/**
 * Why an inquiry may be spam: the hidden field was filled in, the form was sent too fast, the browser hid the page's
 * origin, or (set by `leads.submit_inquiry`) the IP address or all visitors together have reached an hourly limit. It
 * is stored all the same, and the next list has it.
 */
export type Suspicion = 'honeypot' | 'haste' | 'origin' | 'address' | 'flood';

/** A form without JavaScript has no fill time and so no `haste`. */
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
