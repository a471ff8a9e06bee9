import type { Sql } from 'postgres';
import { formatReference } from '#shared/function-api.ts';
import { formatMailKind } from './mail-labels.ts';

interface UnsentMail {
  readonly inquiryId: string | null;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly error: string | null;
}

export async function listUnsentMails(sql: Sql): Promise<string> {
  const mails = await sql<UnsentMail[]>`
    select inquiry_id as "inquiryId", kind, status, attempts, queued_at as "queuedAt", last_error as error
    from leads.mail_jobs where status <> 'sent' order by queued_at, kind desc`;
  return mails.map(formatUnsentMail).join('\n') || 'There are no unsent emails.';
}

function formatUnsentMail({ inquiryId, kind, status, attempts, queuedAt, error }: UnsentMail): string {
  const subject = [formatMailKind(kind), inquiryId && formatReference(inquiryId)].filter(Boolean).join(' ');
  const reason = error === null ? '' : `\n    ${error}`;
  return `${queuedAt.toISOString().slice(0, 16)}Z  ${subject}: ${status}, attempts: ${attempts}${reason}`;
}
