/** Signs that the sender is a robot. They mark an inquiry and never refuse it, because the guess may be wrong. */
import { honeypotName } from '../../_shared/form-fields.ts';
import type { SubmissionExtras } from '../../_shared/inquiry-schema.ts';
import type { Configuration } from '../configuration.ts';

/**
 * - `honeypot`: a field that people can't see was filled in
 * - `haste`: the form was sent faster than a person can write
 * - `address`: the address sent three inquiries within the hour before (counted by `leads.submit_inquiry`)
 */
export type Suspicion = 'honeypot' | 'haste' | 'address';

/** The suspicions that a payload raises. A form without JavaScript has no fill time, so no haste. */
export function findSuspicions(
  extras: SubmissionExtras,
  { MINIMUM_FILL_SECONDS }: Pick<Configuration, 'MINIMUM_FILL_SECONDS'>,
): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (isFilledIn(extras[honeypotName])) suspicions.push('honeypot');
  if ((extras.fill_time_ms ?? Infinity) < MINIMUM_FILL_SECONDS * 1000) suspicions.push('haste');
  return suspicions;
}

/** Whether there is any value: a text, a list of texts from several inputs, or something that no form sends. */
function isFilledIn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => item !== '');
  return value !== undefined && value !== null && value !== '';
}
