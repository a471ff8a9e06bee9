import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { HttpError } from '../http-error.ts';

/**
 * Refuses whom Turnstile doesn't vouch for, if it is configured.
 *
 * @throws {HttpError} that says so.
 */
export async function requireTurnstile(
  token: string | undefined,
  address: string,
  { configuration, log }: { readonly configuration: Configuration; readonly log: Log },
): Promise<void> {
  if (!configuration.TURNSTILE_SECRET || (await passesTurnstile(token, address, configuration, log))) return;
  throw new HttpError(
    403,
    'challenge_failed',
    'We could not confirm that you are a person. Please try again.',
  );
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
