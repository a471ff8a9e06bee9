import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { formatReference } from '#src/inquiry/function-api.ts';
import {
  contactInquiry,
  createIpHeader,
  post,
  type FunctionResponse,
  type TestServices,
} from './test-services.ts';

let ipCount = 0;

/** Each call returns another IP address. */
export function createVisitorIp(): string {
  ipCount++;
  return `10.${ipCount >> 16}.${(ipCount >> 8) & 255}.${ipCount & 255}`;
}

export function submit(
  context: Pick<TestServices, 'services'>,
  fields: Readonly<Record<string, unknown>> = {},
  ip = createVisitorIp(),
): Promise<FunctionResponse> {
  return post(context, { ...contactInquiry, idempotency_key: randomUUID(), ...fields }, createIpHeader(ip));
}

/** Text that the owner's email about this inquiry contains, and no email about its files or updates. */
export const notificationMark = (inquiryId: string) => `reference ${formatReference(inquiryId)}`;

/** By inquiry, oldest first. */
export async function readMailKinds({ sql }: { sql: Sql }): Promise<string[][]> {
  const rows = await sql<{ kinds: string[] }[]>`
    select (select array_agg(kind order by kind) from leads.mail_jobs where inquiry_id = inquiry.id) as kinds
    from leads.inquiries inquiry order by received_at`;
  return rows.map(({ kinds }) => kinds);
}

export const confirmedKinds = ['confirmation', 'notification'];
export const unconfirmedKinds = ['notification'];

/** Also expires leases. */
export async function makeMailJobsDue(sql: Sql): Promise<void> {
  await sql`update leads.mail_jobs set next_attempt_at = now() where status in ('queued', 'sending')`;
}

export async function backdateRows(sql: Sql, interval: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`update leads.inquiries set received_at = received_at - ${interval}::interval,
      uploads_until = uploads_until - ${interval}::interval`;
    await transaction`update leads.mail_jobs set queued_at = queued_at - ${interval}::interval,
      next_attempt_at = next_attempt_at - ${interval}::interval, sent_at = sent_at - ${interval}::interval,
      period_start = period_start - ${interval}::interval, period_end = period_end - ${interval}::interval`;
    await transaction`update leads.file_deletions set due_at = due_at - ${interval}::interval`;
    await transaction`update leads.scheduler set list_due = list_due - ${interval}::interval,
      listed_until = listed_until - ${interval}::interval`;
    // In two steps against collisions of the unique windows.
    await transaction`update leads.request_counts set window_start = window_start - interval '1000 days'`;
    await transaction`
      update leads.request_counts set window_start = window_start + interval '1000 days' - ${interval}::interval`;
  });
}
