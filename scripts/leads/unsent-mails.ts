/** Mails that have not left, for the eye, and how an inquiry is mailed to the owner again. */
import type { Sql } from 'postgres';
import { referenceOf } from '#shared/function-api.ts';

interface UnsentMail {
  readonly inquiryId: string | null;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly nextAttemptAt: Date;
  readonly error: string | null;
}

/** Oldest first, those that were given up too. */
export function readUnsentMails(sql: Sql): Promise<UnsentMail[]> {
  return sql<UnsentMail[]>`
    select inquiry_id as "inquiryId", kind, status, attempts, queued_at as "queuedAt",
      next_attempt_at as "nextAttemptAt", last_error as error
    from leads.mail_jobs where status <> 'sent' order by queued_at, kind desc`;
}

export function unsentList(mails: readonly UnsentMail[]): string {
  return mails
    .map(({ inquiryId, kind, status, attempts, queuedAt, nextAttemptAt, error }) => {
      const reference = inquiryId === null ? '' : ` ${referenceOf(inquiryId)}`;
      const next =
        status === 'failed' ? 'given up' : `tried ${attempts} times, next at ${minute(nextAttemptAt)}`;
      return `${minute(queuedAt)}  ${kind}${reference}: ${next}${error === null ? '' : `\n    ${error}`}`;
    })
    .join('\n');
}

const minute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;

/**
 * Queues the mail that tells the owner of an inquiry, with its files as they are now and new links to them.
 *
 * @param reference - of the inquiry, as mails and receipts show it, or its whole id.
 * @returns the reference of the one inquiry that has it.
 * @throws {Error} if none has it, or several.
 */
export async function sendAgain(sql: Sql, reference: string): Promise<string> {
  const id = await findInquiry(sql, reference);
  await sql`select leads.notify_again(${id})`;
  return referenceOf(id);
}

/**
 * The id of the one inquiry with a reference.
 *
 * @throws {Error} if none has it, or several.
 */
export async function findInquiry(sql: Sql, reference: string): Promise<string> {
  if (!/^[0-9a-f-]{8,36}$/i.test(reference))
    throw new Error(`${reference} is no reference: it has eight letters and digits, such as 1A2B3C4D.`);
  const found = await sql<{ id: string }[]>`
    select id from leads.inquiries where id::text like ${`${reference.toLowerCase()}%`} limit 2`;
  const [inquiry] = found;
  if (!inquiry) throw new Error(`No inquiry has the reference ${reference}.`);
  if (found.length > 1)
    throw new Error(`Several inquiries have the reference ${reference}: give the whole id.`);
  return inquiry.id;
}
