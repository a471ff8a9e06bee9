/** Sends mails through Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). */
import type { Configuration } from '../configuration.ts';

export interface Mail {
  readonly to: readonly string[];
  readonly replyTo: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Resolves when the mail service has accepted the mail, with the service's id for it. The id is unknown if the service
 * only said that it has the mail.
 */
export type SendMail = (mail: Mail & { idempotencyKey: string }) => Promise<string | undefined>;

/** The mail service refuses this mail for good. */
export class PermanentMailError extends Error {}

/** The mail service accepts no mail at the moment. */
export class MailPostponedError extends Error {
  /** How long to wait. */
  readonly seconds: number;

  constructor(message: string, retryAfter: string | null) {
    super(message);
    // A quota may ask for a day, but the owner may raise it sooner.
    this.seconds = Math.min(
      longestWaitSeconds,
      Math.max(1, Math.ceil(Number(retryAfter) || usualWaitSeconds)),
    );
  }
}

const longestWaitSeconds = 60 * 60;
/** Used if the mail service doesn't say how long. */
const usualWaitSeconds = 60;

/** How mails are sent; undefined where no mail service is configured. */
export function createMailService(configuration: Configuration): SendMail | undefined {
  if (configuration.MAIL_SERVICE === 'none') return undefined;
  const address = `${configuration.RESEND_API_URL.replace(/\/$/, '')}/emails`;
  return async ({ idempotencyKey, to, replyTo, headers, subject, text, html }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${configuration.RESEND_API_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify({
        from: configuration.MAIL_FROM,
        to,
        reply_to: replyTo,
        headers,
        subject,
        text,
        html,
      }),
      signal: AbortSignal.timeout(configuration.MAIL_TIMEOUT_SECONDS * 1000),
    });
    const answer = await response.text();
    if (response.ok) return idOf(answer);
    // An earlier attempt was accepted under this key. Links to files differ in each attempt.
    if (response.status === 409 && answer.includes('invalid_idempotent_request')) return undefined;
    const problem = `The mail service answered ${response.status}: ${answer.slice(0, 300)}`;
    const details = { status: response.status };
    if (response.status === 429)
      throw Object.assign(new MailPostponedError(problem, response.headers.get('Retry-After')), details);
    // The owner can fix a wrong key (401, 403), so the mail is tried again.
    const isPermanent = [400, 413, 422].includes(response.status);
    throw Object.assign(isPermanent ? new PermanentMailError(problem) : new Error(problem), details);
  };
}

function idOf(answer: string): string | undefined {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
