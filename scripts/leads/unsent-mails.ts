import type { Sql } from 'postgres';
import { formatReference } from '#shared/function-api.ts';
import { findInquiry } from './find-inquiry.ts';
import { formatMailKind } from './mail-labels.ts';

interface UnsentMail {
  readonly inquiryId: string | null;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly nextAttemptAt: Date;
  readonly error: string | null;
}

export function readUnsentMails(sql: Sql): Promise<UnsentMail[]> {
  return sql<UnsentMail[]>`
    select inquiry_id as "inquiryId", kind, status, attempts, queued_at as "queuedAt",
      next_attempt_at as "nextAttemptAt", last_error as error
    from leads.mail_jobs where status not in ('sent', 'skipped') order by queued_at, kind desc`;
}

export function formatUnsentMails(mails: readonly UnsentMail[]): string {
  return mails
    .map((mail) => {
      const reference = mail.inquiryId === null ? '' : ` ${formatReference(mail.inquiryId)}`;
      const error = mail.error === null ? '' : `\n    ${mail.error}`;
      return `${formatMinute(mail.queuedAt)}  ${formatMailKind(mail.kind)}${reference}: ${describeStatus(mail)}${error}`;
    })
    .join('\n');
}

function describeStatus({ status, attempts, nextAttemptAt }: UnsentMail): string {
  if (status === 'failed') return `gave up, attempts: ${attempts}`;
  return `attempts: ${attempts}, next at ${formatMinute(nextAttemptAt)}`;
}

const formatMinute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;

/** Queues another email to the owner. Returns the inquiry's reference. */
export async function sendAgain(sql: Sql, reference: string): Promise<string> {
  const id = await findInquiry(sql, reference);
  await sql`insert into leads.mail_jobs (inquiry_id, kind) values (${id}, 'notification')`;
  return formatReference(id);
}
