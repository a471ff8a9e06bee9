import postgres from 'postgres';
import { chooseTlsMode } from '../_shared/database-tls.ts';
import type { Inquiry } from '../_shared/forms.ts';
import type { Attribution } from '../_shared/inquiry-schema.ts';
import type { Configuration } from './configuration.ts';
import { HttpError } from './http-error.ts';
import type { Suspicion } from './request/suspicions.ts';

/** The index of a file in its inquiry's list is its slot in the bucket. */
export interface AnnouncedFile {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly content_type: string;
}

interface InquiryColumns {
  readonly id: string;
  readonly type: Inquiry['type'];
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly files: readonly AnnouncedFile[];
  readonly unsent_files: readonly string[];
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
  readonly is_native: boolean;
  readonly accepts_uploads: boolean;
  readonly has_webhook: boolean;
  /** True if the inquiry has a past date. */
  readonly accepts_only_repeats: boolean;
}

type SubmissionOutcome =
  | {
      readonly outcome: 'stored' | 'repeated';
      readonly inquiry_id: string;
      readonly uploads_open: boolean;
      readonly sends_confirmation: boolean;
    }
  | { readonly outcome: 'not_repeated' }
  | { readonly outcome: 'rate_limited'; readonly retry_after_seconds: number };

export interface StoredInquiry extends InquiryColumns, Record<string, unknown> {
  readonly received_at: string;
  readonly consent: boolean | null;
  readonly consent_version: number | null;
  /** Id of the first inquiry with the same idempotency key. */
  readonly update_of: string | null;
  /** Null before the first attempt. */
  readonly reported_slots: readonly number[] | null;
}

export type MailKind = 'notification' | 'acknowledgement' | 'files' | 'bundle' | 'digest' | 'webhook';

export interface MailJob {
  readonly id: string;
  readonly kind: MailKind;
  readonly attempts: number;
  readonly queued_at: string;
  readonly digest: DigestCounts | null;
  /** A digest has none. A bundle has several. */
  readonly inquiries: readonly StoredInquiry[];
  /** Files that earlier notifications listed as stored. */
  readonly notified_slots: readonly number[];
}

export interface DigestCounts {
  readonly new_inquiries: number;
  readonly missing_files: number;
  readonly waiting_emails: number;
  /** Inquiries, without suspicious ones, that have been new for more than two business days. */
  readonly unanswered_inquiries: number;
  /** Inquiries that will be deleted within the next 30 days. */
  readonly expiring_inquiries: number;
}

export interface MailOutcome {
  readonly id: string;
  /** Number of this attempt. A job with another number was claimed by another instance. */
  readonly attempts: number;
  /** `skipped`: nothing to send. `postponed`: over the mail service's rate limit and not counted as an attempt. */
  readonly outcome: 'sent' | 'skipped' | 'retry' | 'postponed' | 'failed';
  readonly error?: string;
  readonly delay_seconds?: number;
  /** The mail service's id of the email. Unknown after a 409. */
  readonly provider_id?: string | undefined;
}

/** Seconds until a sender over the rate limit may post again. */
type RetryAfterSeconds = number;

export type Database = ReturnType<typeof connectDatabase>;

/** Every method throws an HttpError 503 if the database fails or doesn't respond within DATABASE_TIMEOUT_SECONDS. */
export function connectDatabase(configuration: Configuration) {
  const { DATABASE_TIMEOUT_SECONDS: seconds, RATE_LIMIT_MAXIMUM } = configuration;
  const url = configuration.DATABASE_URL ?? configuration.SUPABASE_DB_URL;
  const connect = () =>
    postgres(url, {
      max: configuration.DATABASE_CONNECTIONS,
      ssl: chooseTlsMode(url),
      // The database has few connections.
      idle_timeout: 20,
      // Transaction poolers don't support prepared statements.
      prepare: false,
      fetch_types: false,
      connect_timeout: seconds,
      // The delay is in seconds, and short because a visitor is waiting.
      backoff: (attempt) => Math.min(2, 0.1 * 2 ** attempt),
      onnotice: () => {},
    });
  type Sql = ReturnType<typeof connect>;
  let connection = connect();

  /** A timeout replaces the connection, because a dead one would time out every later query. */
  const run = async <Result>(query: (sql: Sql) => Promise<Result>): Promise<Result> => {
    const sql = connection;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (connection === sql) connection = connect();
        void sql.end({ timeout: 0 });
        reject(
          Object.assign(new Error(`The database didn't respond within ${seconds} s`), { code: 'TIMEOUT' }),
        );
      }, seconds * 1000);
    });
    try {
      return await Promise.race([query(sql), timeout]);
    } catch (error) {
      const message = 'We can’t save your message right now. Please try again in a moment.';
      throw new HttpError(503, 'service_unavailable', message, { retryAfterSeconds: 5, cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  const toJson = (value: unknown) => connection.json(value as Parameters<Sql['json']>[0]);
  const readValue = async <Value>(
    query: (sql: Sql) => Promise<readonly { value?: Value }[]>,
  ): Promise<Value> => (await run(query))[0]!.value!;

  return {
    submitInquiry: (inquiry: NewInquiry) =>
      readValue<SubmissionOutcome>(
        (sql) => sql`
        select leads.submit_inquiry(${toJson(inquiry)}, ${RATE_LIMIT_MAXIMUM}) as value`,
      ),
    countPost: (ipHashes: readonly string[]) =>
      readValue<RetryAfterSeconds | null>(
        (sql) => sql`
        select leads.count_post(
          array(select jsonb_array_elements_text(${toJson(ipHashes)})), ${RATE_LIMIT_MAXIMUM}) as value`,
      ),
    countAnnouncedFiles: (inquiryId: string) =>
      readValue<number>(
        (sql) => sql`
        select coalesce(max(jsonb_array_length(files)), 0)::int as value
        from leads.inquiries where id = ${inquiryId} and uploads_until is not null`,
      ),
    async releaseNotification(inquiryId: string): Promise<void> {
      await run(
        (sql) => sql`
        update leads.mail_jobs set next_attempt_at = clock_timestamp()
        where inquiry_id = ${inquiryId} and kind = 'notification' and status = 'queued' and attempts = 0`,
      );
    },
    claimMailJob: (kinds: readonly MailKind[], leaseSeconds: number) =>
      readValue<MailJob | null>(
        (sql) => sql`
        select leads.claim_mail_job(
          array(select jsonb_array_elements_text(${toJson(kinds)})), ${leaseSeconds}) as value`,
      ),
    async reportSlots(
      jobId: string,
      reports: readonly { inquiry_id: string; slots: readonly number[] }[],
    ): Promise<void> {
      await run((sql) => sql`select leads.report_slots(${jobId}, ${toJson(reports)})`);
    },
    async settleMailJob(outcome: MailOutcome): Promise<void> {
      await run((sql) => sql`select leads.settle_mail_job(${toJson(outcome)})`);
    },
    async beginMaintenance(retentionDays: number): Promise<void> {
      await run((sql) => sql`select leads.begin_maintenance(${retentionDays})`);
    },
    readHealth: () =>
      readValue<{ overdueMails: number; databaseBytes: number; isBundling: boolean }>(
        (sql) => sql`
        select jsonb_build_object(
          'overdueMails', leads.count_overdue_mails(),
          'databaseBytes', pg_database_size(current_database()),
          'isBundling', exists (
            select from leads.mail_jobs where is_bundled and status = 'queued')) as value`,
      ),
    /** @param digest SHA-256 of the candidate, to prevent timing attacks. */
    isSchedulerSecret: (digest: string) =>
      readValue<boolean>(
        (sql) => sql`
        select exists (
          select from leads.scheduler
          where encode(sha256(convert_to(secret, 'UTF8')), 'hex') = ${digest}) as value`,
      ),
    /** Returns up to 100 expired inquiries whose email to the owner isn't waiting; without `withUploads`, only those without files. */
    findExpiredInquiries: (retentionDays: number, withUploads: boolean) =>
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
    countExpired: (retentionDays: number) =>
      readValue<number>(
        (sql) => sql`
        select count(*)::int as value from leads.inquiries
        where received_at < now() - make_interval(days => ${retentionDays})`,
      ),
    async deleteInquiries(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await run(
        (sql) => sql`
        delete from leads.inquiries where id in (select jsonb_array_elements_text(${toJson(ids)})::uuid)`,
      );
    },
    isSweepDue: () =>
      readValue<boolean>((sql) => sql`select swept_at < digest_since as value from leads.scheduler`),
    async recordSweep(): Promise<void> {
      await run((sql) => sql`update leads.scheduler set swept_at = now()`);
    },
    async findIdsWithoutInquiry(ids: readonly string[]): Promise<string[]> {
      const rows = await run(
        (sql) => sql<{ id: string }[]>`
        select listed.id from jsonb_array_elements_text(${toJson(ids)}) as listed (id)
        where not exists (select from leads.inquiries where inquiries.id = listed.id::uuid)`,
      );
      return rows.map(({ id }) => id);
    },
  };
}
