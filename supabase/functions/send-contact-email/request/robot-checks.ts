/**
 * Refuses robots. People mistaken for them are told so and can try again or write a mail. Pretending success would lose
 * their inquiry.
 */
import type { SubmissionExtras } from '../../_shared/inquiry-schema.ts';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { HttpError } from '../http-error.ts';

export async function refuseRobots(
  extras: SubmissionExtras,
  address: string,
  { configuration, log }: { readonly configuration: Configuration; readonly log: Log },
): Promise<void> {
  if (isFilledIn(extras.website)) {
    throw new HttpError(
      400,
      'rejected',
      'This looks like an automated message. Please write to us by e-mail instead.',
    );
  }
  const tooFastBy = configuration.MINIMUM_FILL_SECONDS * 1000 - (extras.fill_time_ms ?? Infinity);
  if (tooFastBy > 0) {
    throw new HttpError(429, 'submitted_too_fast', 'That was very fast. Please send it again in a moment.', {
      retryAfterSeconds: Math.min(configuration.MINIMUM_FILL_SECONDS, Math.ceil(tooFastBy / 1000)),
    });
  }
  if (
    configuration.TURNSTILE_SECRET &&
    !(await passesTurnstile(extras.turnstile_token, address, configuration, log))
  ) {
    throw new HttpError(
      403,
      'challenge_failed',
      'We could not confirm that you are a person. Please try again.',
    );
  }
}

/** Whether there is any value: a text, a list of texts from several inputs, or something that no form sends. */
function isFilledIn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilledIn);
  return value !== undefined && value !== null && value !== '';
}

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
async function passesTurnstile(
  token: string | undefined,
  address: string,
  configuration: Configuration,
  log: Log,
): Promise<boolean> {
  if (!token) return false;
  try {
    const response = await fetch(configuration.TURNSTILE_VERIFY_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: configuration.TURNSTILE_SECRET, response: token, remoteip: address }),
      signal: AbortSignal.timeout(5000),
    });
    const answer = (await response.json()) as { success?: unknown };
    return answer.success === true;
  } catch (error) {
    // An outage of the check must not stop inquiries. The rate limit still applies.
    log.failure('turnstile_unavailable', error);
    return true;
  }
}
