/**
 * Signs that the sender of an inquiry is no person. They mark the inquiry and refuse nothing, because a guess can be
 * wrong and an inquiry is worth more than a robot's letter costs.
 */
import { honeypotName } from '../../_shared/form-fields.ts';
import type { SubmissionExtras } from '../../_shared/inquiry-schema.ts';
import type { Configuration } from '../configuration.ts';

/**
 * - `honeypot`: the field that people don't see was filled in
 * - `haste`: the form was sent sooner after it was shown than anybody writes
 * - `address`: its address has sent more than its share (`leads.submit_inquiry` counts)
 */
export type Suspicion = 'honeypot' | 'haste' | 'address';

/** What makes an inquiry suspect by itself. Without a fill time, as without JavaScript, nothing is said about haste. */
export function suspicionsOf(
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
