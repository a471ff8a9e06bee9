/** Mails and webhook events that haven't left, and how an inquiry is mailed to the owner again. */
import type { Sql } from 'postgres';
import { formatReference } from '#shared/function-api.ts';
import { findInquiry } from './find-inquiry.ts';

interface UnsentMail {
  /** Null for digests and bundles. */
  readonly inquiryId: string | null;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly nextAttemptAt: Date;
  readonly isBundled: boolean;
  readonly error: string | null;
}

/** Oldest first, with those that were given up. */
export function readUnsentMails(sql: Sql): Promise<UnsentMail[]> {
  return sql<UnsentMail[]>`
    select inquiry_id as "inquiryId", kind, status, attempts, queued_at as "queuedAt",
      next_attempt_at as "nextAttemptAt", is_bundled as "isBundled", last_error as error
    from leads.mail_jobs where status not in ('sent', 'skipped') order by queued_at, kind desc`;
}

export function formatUnsentMails(mails: readonly UnsentMail[]): string {
  return mails
    .map((mail) => {
      const reference = mail.inquiryId === null ? '' : ` ${formatReference(mail.inquiryId)}`;
      const error = mail.error === null ? '' : `\n    ${mail.error}`;
      return `${minute(mail.queuedAt)}  ${mail.kind}${reference}: ${nextStep(mail)}${error}`;
    })
    .join('\n');
}

function nextStep({ status, attempts, nextAttemptAt, isBundled }: UnsentMail): string {
  if (isBundled) return 'waits for the next bundle';
  if (status === 'failed') return `given up, attempts: ${attempts}`;
  return `attempts: ${attempts}, next at ${minute(nextAttemptAt)}`;
}

const minute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;

/**
 * Queues another mail about an inquiry to the owner, which lists the files that are stored by then with new links.
 *
 * @returns the inquiry's reference.
 * @throws {Error} if no inquiry has the reference, or several have it.
 */
export async function sendAgain(sql: Sql, reference: string): Promise<string> {
  const id = await findInquiry(sql, reference);
  await sql`select leads.notify_again(${id})`;
  return formatReference(id);
}
