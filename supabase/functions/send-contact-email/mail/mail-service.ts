/** https://resend.com/docs/api-reference/emails/send-email */
import type { Configuration } from '../configuration.ts';

export interface Mail {
  readonly to: readonly string[];
  readonly replyTo: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Resolves with the service's id, or undefined after a 409. */
export type SendMail = (mail: Mail & { idempotencyKey: string }) => Promise<string | undefined>;

export class PermanentMailError extends Error {}

export class MailPostponedError extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfter: string | null) {
    super(message);
    // A quota may ask for a day, but the owner may raise it.
    this.retryAfterSeconds = Math.min(
      maxRetryAfterSeconds,
      Math.max(1, Math.ceil(Number(retryAfter) || defaultRetryAfterSeconds)),
    );
  }
}

const maxRetryAfterSeconds = 60 * 60;
const defaultRetryAfterSeconds = 60;

export function createMailService(configuration: Configuration): SendMail | undefined {
  if (configuration.MAIL_SERVICE === 'none') return undefined;
  const url = `${configuration.RESEND_API_URL.replace(/\/$/, '')}/emails`;
  return async ({ idempotencyKey, to, replyTo, headers, subject, text, html }) => {
    const response = await fetch(url, {
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
    const body = await response.text();
    if (response.ok) return readMailId(body);
    // An earlier attempt was accepted with other content, such as a list's counts.
    if (response.status === 409 && body.includes('invalid_idempotent_request')) return undefined;
    const message = `The mail service returned ${response.status}: ${body.slice(0, 300)}`;
    const details = { status: response.status };
    if (response.status === 429)
      throw Object.assign(new MailPostponedError(message, response.headers.get('Retry-After')), details);
    // A wrong key (401, 403) can be fixed.
    const isPermanent = [400, 413, 422].includes(response.status);
    throw Object.assign(isPermanent ? new PermanentMailError(message) : new Error(message), details);
  };
}

function readMailId(body: string): string | undefined {
  try {
    const { id } = JSON.parse(body) as { id?: unknown };
    return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
