/** Sends mails through Resend's HTTP API or by SMTP. */
import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration.ts';

export interface Mail {
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Resolves when the provider has accepted the mail. */
export type SendMail = (mail: Mail & { idempotencyKey: string }) => Promise<void>;

/** The provider refuses this mail for good, so trying again is useless. */
export class PermanentMailProblem extends Error {}

/** The provider takes no mail at the moment, whichever it is. */
export class MailPostponed extends Error {
  /** After how many seconds it may. */
  readonly seconds: number;

  constructor(message: string, retryAfter: string | null) {
    super(message);
    // A quota may ask for a day. By then somebody may have raised it.
    this.seconds = Math.min(
      longestWaitSeconds,
      Math.max(1, Math.ceil(Number(retryAfter) || usualWaitSeconds)),
    );
  }
}

const longestWaitSeconds = 60 * 60;
/** For a provider that doesn't say how long. */
const usualWaitSeconds = 60;

/**
 * Whether the provider refuses what is in this mail. An SMTP server may say so at any command with a 55x (RFC 5321
 * section 4.2.3), of which only an unknown mailbox is permanent: the others may be about our account, as with an
 * unverified sender.
 */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof PermanentMailProblem || Number((error as { responseCode?: unknown }).responseCode) >= 550
  );
}

export function mailProvider(configuration: Configuration): SendMail | undefined {
  if (configuration.MAIL_PROVIDER === 'resend') return resend(configuration);
  if (configuration.MAIL_PROVIDER === 'smtp') return smtp(configuration);
  return undefined;
}

/** https://resend.com/docs/api-reference/emails/send-email */
function resend(configuration: Configuration): SendMail {
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
        to: [to],
        reply_to: replyTo,
        headers,
        subject,
        text,
        html,
      }),
      signal: AbortSignal.timeout(configuration.MAIL_TIMEOUT_SECONDS * 1000),
    });
    const answer = await response.text();
    if (response.ok) return;
    // An earlier attempt was accepted under this key, and links to files have changed since.
    if (response.status === 409 && answer.includes('invalid_idempotent_request')) return;
    const problem = `The mail provider answered ${response.status}: ${answer.slice(0, 300)}`;
    const details = { status: response.status };
    if (response.status === 429)
      throw Object.assign(new MailPostponed(problem, response.headers.get('Retry-After')), details);
    // People can fix a wrong key (401, 403), so it is tried again.
    const isPermanent = response.status === 400 || response.status === 422;
    throw Object.assign(isPermanent ? new PermanentMailProblem(problem) : new Error(problem), details);
  };
}

function smtp(configuration: Configuration): SendMail {
  const timeout = configuration.MAIL_TIMEOUT_SECONDS * 1000;
  const transport = createTransport({
    url: configuration.SMTP_URL,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const domain = configuration.MAIL_FROM!.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return async ({ idempotencyKey, ...mail }) => {
    try {
      // SMTP has no idempotency key, but with the same Message-ID the recipient's server can drop a second copy.
      const messageId = `<${idempotencyKey}@${domain}>`;
      await transport.sendMail({ ...mail, from: configuration.MAIL_FROM, messageId });
    } catch (error) {
      const { responseCode, command } = error as { responseCode?: number; command?: string };
      // 55x at RCPT TO: no such mailbox (RFC 5321 section 4.2.3).
      const refused = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550;
      if (refused) throw Object.assign(new PermanentMailProblem((error as Error).message), { responseCode });
      throw error;
    }
  };
}
