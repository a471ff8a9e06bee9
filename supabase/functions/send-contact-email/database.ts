/** The function's database queries. Tables and SQL functions are in `supabase/migrations/`. */
import postgres from 'postgres';
import { databaseTls } from '../_shared/database-tls.ts';
import type { Inquiry } from '../_shared/forms.ts';
import type { Attribution } from '../_shared/inquiry-schema.ts';
import type { Configuration } from './configuration.ts';
import { HttpError } from './http-error.ts';
import type { Suspicion } from './request/suspicions.ts';

/** An announced file. Its index in the inquiry's list is its slot in the bucket. */
export interface StoredFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly content_type: string;
}

/** The columns of an inquiry that is stored and mailed. */
interface InquiryColumns {
  readonly id: string;
  readonly type: Inquiry['type'];
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** Fields without a column, by their names in the payload. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly files: readonly StoredFile[];
  /** Names of files that a form without script could not send. */
  readonly unsent_files: readonly string[];
  /** Why the sender may be a robot; usually empty. */
  readonly suspicions: readonly Suspicion[];
}

interface NewInquiry extends InquiryColumns {
  readonly idempotency_key: string;
  readonly content_digest: string;
  readonly consent: boolean | undefined;
  readonly consent_version: number | undefined;
  readonly topic: string | undefined;
  readonly service: string | undefined;
  readonly attribution: Attribution;
  readonly address_hashes: readonly string[];
  /** Whether the browser posted the form itself. */
  readonly is_native: boolean;
  readonly accepts_uploads: boolean;
  readonly has_webhook: boolean;
  /** Whether the inquiry must not be stored if it isn't a repeat. */
  readonly repeats_only: boolean;
}

type SubmissionOutcome =
  | {
      readonly outcome: 'stored' | 'repeated';
      readonly inquiry_id: string;
      /** Whether upload grants may be issued. */
      readonly uploads_open: boolean;
    }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'rate_limited'; readonly retry_after_seconds: number };

/** An inquiry as it is mailed. */
export interface StoredInquiry extends InquiryColumns, Record<string, unknown> {
  readonly received_at: string;
  readonly consent: boolean | null;
  readonly consent_version: number | null;
  /** The first inquiry with the same idempotency key, if this isn't it. */
  readonly update_of: string | null;
  /** The slots that this mail lists as stored; null before its first attempt. */
  readonly reported_slots: readonly number[] | null;
}

export type MailKind = 'notification' | 'acknowledgement' | 'files' | 'bundle' | 'digest' | 'webhook';

/** A leased job of the outbox. */
export interface MailJob {
  readonly id: string;
  readonly kind: MailKind;
  readonly attempts: number;
  readonly queued_at: string;
  readonly digest: DigestCounts | null;
  /** One inquiry, those of a bundle, or none. */
  readonly inquiries: readonly StoredInquiry[];
  /** The slots that earlier notifications about the inquiry listed as stored. */
  readonly notified_slots: readonly number[];
}

export interface DigestCounts {
  /** Inquiries since the digest before. */
  readonly new: number;
  /** Announced files that never arrived. */
  readonly missing: number;
  /** Mails that should have left. */
  readonly waiting: number;
  /** Inquiries that have been new for more than two business days. */
  readonly unanswered: number;
  /** Inquiries that reach the end of their retention within thirty days. */
  readonly expiring: number;
}

export interface MailOutcome {
  readonly id: string;
  /** Of the lease that ends. */
  readonly attempts: number;
  /** `skipped`: there was nothing to send. `postponed`: not tried, because the service asked to wait. */
  readonly outcome: 'sent' | 'skipped' | 'retry' | 'postponed' | 'failed';
  readonly error?: string;
  readonly delay_seconds?: number;
  /** The mail service's id; unknown if it only said that it has the mail. */
  readonly provider_id?: string | undefined;
}

export type Database = ReturnType<typeof connectDatabase>;

export function connectDatabase(configuration: Configuration) {
  const { DATABASE_TIMEOUT_SECONDS: seconds, RATE_LIMIT_MAXIMUM } = configuration;
  const url = configuration.DATABASE_URL ?? configuration.SUPABASE_DB_URL;
  const connect = () =>
    postgres(url, {
      max: configuration.DATABASE_CONNECTIONS,
      ssl: databaseTls(url),
      // An idle instance must not hold one of the database's few connections.
      idle_timeout: 20,
      // A transaction pooler can't keep prepared statements.
      prepare: false,
      fetch_types: false,
      connect_timeout: seconds,
      // Short delays, because a visitor waits for a database that is coming back.
      backoff: (attempt) => Math.min(2, 0.1 * 2 ** attempt),
      onnotice: () => {},
    });
  type Sql = ReturnType<typeof connect>;
  let connection = connect();

  /**
   * Runs a query. Every failure becomes a 503: the database is down, hangs, or refuses what our checks accept, which is
   * a bug and nothing that a visitor could correct. After a timeout the connection is replaced, because a connection
   * that swallows packets would time out every later query too.
   */
  const run = async <Result>(query: (sql: Sql) => Promise<Result>): Promise<Result> => {
    const sql = connection;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (connection === sql) connection = connect();
        void sql.end({ timeout: 0 });
        reject(Object.assign(new Error(`No answer within ${seconds} s`), { code: 'TIMEOUT' }));
      }, seconds * 1000);
    });
    try {
      return await Promise.race([query(sql), timeout]);
    } catch (error) {
      const message = 'We cannot store your message right now. Please try again shortly.';
      throw new HttpError(503, 'service_unavailable', message, { retryAfterSeconds: 5, cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  const json = (value: unknown) => connection.json(value as Parameters<Sql['json']>[0]);
  /** Runs a query that returns one value, in the column `value`. */
  const read = async <Value>(query: (sql: Sql) => Promise<readonly { value?: Value }[]>): Promise<Value> =>
    (await run(query))[0]!.value!;

  return {
    /** Stores an inquiry, or finds the stored one with the same key and content. */
    submitInquiry: (inquiry: NewInquiry) =>
      read<SubmissionOutcome>(
        (sql) => sql`
        select leads.submit_inquiry(${json(inquiry)}, ${RATE_LIMIT_MAXIMUM}) as value`,
      ),
    /** Counts a post that stores nothing. Returns the seconds to wait if the sender is over the limit, or null. */
    countPost: (addressHashes: readonly string[]) =>
      read<number | null>(
        (sql) => sql`
        select leads.count_post(
          array(select jsonb_array_elements_text(${json(addressHashes)})), ${RATE_LIMIT_MAXIMUM}) as value`,
      ),
    /** How many files an inquiry announced; 0 if there is no such inquiry. */
    announcedFiles: (inquiryId: string) =>
      read<number>(
        (sql) => sql`
        select coalesce(max(jsonb_array_length(files)), 0)::int as value
        from leads.inquiries where id = ${inquiryId} and uploads_until is not null`,
      ),
    /** Makes an untried notification due now, because its files have arrived. */
    async releaseNotification(inquiryId: string): Promise<void> {
      await run(
        (sql) => sql`
        update leads.mail_jobs set next_attempt_at = clock_timestamp()
        where inquiry_id = ${inquiryId} and kind = 'notification' and status = 'queued' and attempts = 0`,
      );
    },
    /** Leases the next due job of these kinds; null if none is due. */
    claimMailJob: (kinds: readonly MailKind[], leaseSeconds: number) =>
      read<MailJob | null>(
        (sql) => sql`
        select leads.claim_mail_job(
          array(select jsonb_array_elements_text(${json(kinds)})), ${leaseSeconds}) as value`,
      ),
    /** Records which slots a mail lists as stored, so that its retries list the same. */
    async reportSlots(
      jobId: string,
      reports: readonly { inquiry_id: string; slots: readonly number[] }[],
    ): Promise<void> {
      await run((sql) => sql`select leads.report_slots(${jobId}, ${json(reports)})`);
    },
    async settleMailJob(outcome: MailOutcome): Promise<void> {
      await run((sql) => sql`select leads.settle_mail_job(${json(outcome)})`);
    },
    /** Notes a run of the scheduler, and queues bundles and the daily digest. */
    async beginMaintenance(retentionDays: number): Promise<void> {
      await run((sql) => sql`select leads.begin_maintenance(${retentionDays})`);
    },
    /** What may need the owner's attention although every task succeeds. */
    readHealth: () =>
      read<{ overdueMails: number; databaseBytes: number; isBundling: boolean }>(
        (sql) => sql`
        select jsonb_build_object(
          'overdueMails', leads.overdue_mails(),
          'databaseBytes', pg_database_size(current_database()),
          'isBundling', exists (
            select from leads.mail_jobs where is_bundled and status = 'queued')) as value`,
      ),
    /** @param digest SHA-256 of the text to compare, so that the duration of the comparison reveals nothing. */
    isSchedulerSecret: (digest: string) =>
      read<boolean>(
        (sql) => sql`
        select exists (
          select from leads.scheduler
          where encode(sha256(convert_to(secret, 'UTF8')), 'hex') = ${digest}) as value`,
      ),
    /**
     * Up to a hundred inquiries past their retention whose owner was notified.
     *
     * @param withUploads Whether inquiries that may have files in the bucket are included.
     */
    expiredInquiries: (retentionDays: number, withUploads: boolean) =>
      run(
        (sql) => sql<{ id: string; hasUploads: boolean }[]>`
        select id, uploads_until is not null as "hasUploads" from leads.inquiries
        where received_at < now() - make_interval(days => ${retentionDays})
          and (${withUploads} or uploads_until is null)
          and not exists (
            select from leads.mail_jobs
            where inquiry_id = inquiries.id and kind = 'notification' and status in ('queued', 'sending'))
        limit 100`,
      ),
    /** How many inquiries are past their retention. */
    countExpired: (retentionDays: number) =>
      read<number>(
        (sql) => sql`
        select count(*)::int as value from leads.inquiries
        where received_at < now() - make_interval(days => ${retentionDays})`,
      ),
    async deleteInquiries(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await run(
        (sql) => sql`
        delete from leads.inquiries where id in (select jsonb_array_elements_text(${json(ids)})::uuid)`,
      );
    },
    /** Whether the bucket wasn't searched since the last digest. */
    isSweepDue: () =>
      read<boolean>((sql) => sql`select swept_at < digest_since as value from leads.scheduler`),
    async noteSweep(): Promise<void> {
      await run((sql) => sql`update leads.scheduler set swept_at = now()`);
    },
    /** Those of these ids that no inquiry has. */
    async withoutInquiry(ids: readonly string[]): Promise<string[]> {
      const rows = await run(
        (sql) => sql<{ id: string }[]>`
        select listed.id from jsonb_array_elements_text(${json(ids)}) as listed (id)
        where not exists (select from leads.inquiries where inquiries.id = listed.id::uuid)`,
      );
      return rows.map(({ id }) => id);
    },
  };
}
