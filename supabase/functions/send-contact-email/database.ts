import type { Inquiry } from '#src/inquiry/forms.ts';
import type { Attribution } from '#src/inquiry/inquiry-schema.ts';
import { type Configuration, defaultRateLimit } from './configuration.ts';
import { createDatabaseClient } from './database-client.ts';
import type { Suspicion } from './request/suspicions.ts';

/** The list's index is the file's slot in the bucket. */
export interface AnnouncedFile {
  readonly name: string;
  /** In bytes. */
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
  /** For an inquiry with a past date. */
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
  readonly topic: string | null;
  readonly service: string | null;
  readonly attribution: Attribution;
  /** End of upload grants. Null if uploads were impossible. */
  readonly uploads_until: string | null;
  /** The first inquiry with the same idempotency key. */
  readonly update_of: string | null;
}

/** The sender gets `confirmation`, the owner the others. */
type JobKind = 'notification' | 'confirmation' | 'list';

interface FileRecord {
  readonly name: string;
  readonly is_expired: boolean;
  /** Null once no upload can arrive. */
  readonly uploads_end: string | null;
}

export interface MailJob {
  readonly id: string;
  readonly kind: JobKind;
  readonly attempts: number;
  readonly queued_at: string;
  /** Null for a list. */
  readonly inquiry: StoredInquiry | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
}

type NamedInquiry = Pick<StoredInquiry, 'id' | 'name' | 'company'>;

export interface ListContent {
  readonly new_inquiries: number;
  readonly suspicious_inquiries: number;
  /** Whole suspicious inquiries, possibly real ones first. */
  readonly inquiries: readonly StoredInquiry[];
  /** The following ones. */
  readonly lines: readonly (NamedInquiry & { readonly email: string })[];
  /** Those in state `new`, without bots'. */
  readonly unanswered_inquiries: number;
  /** The oldest, suspicious ones last. */
  readonly unanswered: readonly (NamedInquiry &
    Pick<StoredInquiry, 'type'> & { readonly business_days: number })[];
  readonly overdue_emails: number;
  /** Deleted within the next 30 days. */
  readonly expiring_inquiries: number;
}

export interface MailOutcome {
  readonly id: string;
  /** Guards against a claim by another instance. */
  readonly attempts: number;
  readonly status: 'sent' | 'queued' | 'failed';
  readonly error?: string;
  readonly delay_seconds?: number;
  /** Unknown after a 409. */
  readonly provider_id?: string | undefined;
}

/** Of stored text. As JSON with HTML, it is up to eight times as long. */
const maxListBytes = 2_000_000;

type RetryAfterSeconds = number;

export type Database = ReturnType<typeof connectDatabase>;

/** Methods throw an HttpError 503 if the database fails or takes longer than DATABASE_TIMEOUT_SECONDS. */
export function connectDatabase(configuration: Configuration) {
  const { RETENTION_DAYS } = configuration;
  const { run, readValue, toJson } = createDatabaseClient(configuration);
  const limits = createLimits(configuration);

  return {
    submitInquiry: (inquiry: NewInquiry) =>
      readValue<SubmissionOutcome>(
        (sql) => sql`
        select leads.submit_inquiry(${toJson(inquiry)}, ${toJson(limits)}) as value`,
      ),
    countPost: (ipHashes: readonly string[]) =>
      readValue<RetryAfterSeconds | null>(
        (sql) => sql`
        select leads.count_post(
          array(select jsonb_array_elements_text(${toJson(ipHashes)})), ${limits.posts}) as value`,
      ),
    countAnnouncedFiles: (inquiryId: string) =>
      readValue<number>(
        (sql) => sql`
        select coalesce(max(jsonb_array_length(files)), 0)::int as value
        from leads.inquiries where id = ${inquiryId} and uploads_until is not null`,
      ),
    /**
     * Returns undefined if the inquiry was deleted.
     *
     * @param expires - in seconds since 1970, compared with the database's clock
     */
    async readFile(inquiryId: string, slot: number, expires: number): Promise<FileRecord | undefined> {
      const [file] = await run(
        (sql) => sql<FileRecord[]>`
        select files -> ${slot}::int ->> 'name' as name, to_timestamp(${expires}) < now() as is_expired,
          case when leads.grants_end(uploads_until) > now() then leads.grants_end(uploads_until)::text end as uploads_end
        from leads.inquiries where id = ${inquiryId}`,
      );
      return file;
    },
    claimMailJob: (leaseSeconds: number) =>
      readValue<MailJob | null>((sql) => sql`select leads.claim_mail_job(${leaseSeconds}) as value`),
    async settleMailJob(outcome: MailOutcome): Promise<void> {
      await run((sql) => sql`select leads.settle_mail_job(${toJson(outcome)})`);
    },
    readList: ({ period_start, period_end }: MailJob) =>
      readValue<ListContent>(
        (sql) => sql`
        with recent as (
          select inquiry, id, name, company, email, received_at, suspicions <> '{}' as is_suspicious,
            leads.may_be_real(suspicions) as may_be_real
          from leads.inquiries inquiry where received_at > ${period_start} and received_at <= ${period_end}),
        suspicious as (
          select *, row_number() over ranking as position,
            may_be_real and sum(octet_length(inquiry::text)) over ranking <= ${maxListBytes} as is_first
          from recent where is_suspicious
          window ranking as (order by not may_be_real, received_at, id)),
        ranked as (
          select *, position <= 20 or is_first and position <= 300 as is_whole from suspicious),
        unanswered as (
          select id, type, name, company, received_at, suspicions <> '{}' as is_suspicious, (
            select count(*) from generate_series(received_at::date + 1, current_date, interval '1 day') as day
            where extract(isodow from day) < 6) as business_days
          from leads.inquiries where state = 'new' and leads.may_be_real(suspicions))
        select jsonb_build_object(
          'new_inquiries', (select count(*) from recent),
          'suspicious_inquiries', (select count(*) from suspicious),
          'inquiries', (
            select coalesce(jsonb_agg(leads.describe_inquiry(inquiry) order by position), '[]')
            from ranked where is_whole),
          'lines', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', id, 'name', name, 'company', company, 'email', email) order by position), '[]')
            from ranked where not is_whole and position <= 1000),
          'unanswered_inquiries', (select count(*) from unanswered),
          'unanswered', (
            select coalesce(jsonb_agg(to_jsonb(oldest) order by is_suspicious, received_at), '[]')
            from (select * from unanswered order by is_suspicious, received_at limit 50) as oldest),
          'overdue_emails', leads.count_overdue_mails(),
          'expiring_inquiries', (
            select count(*) from leads.inquiries
            where ${RETENTION_DAYS} > 0 and received_at < now() - make_interval(days => ${RETENTION_DAYS} - 30))) as value`,
      ),
    async beginMaintenance(): Promise<void> {
      await run((sql) => sql`select leads.begin_maintenance()`);
    },
    readHealth: () =>
      readValue<{ overdueMails: number; databaseBytes: number }>(
        (sql) => sql`
        select jsonb_build_object(
          'overdueMails', leads.count_overdue_mails(),
          'databaseBytes', pg_database_size(current_database())) as value`,
      ),
    /** Only hosted projects have the table. */
    async countStoredBytes(): Promise<number> {
      const hasStorage = await readValue<boolean>(
        (sql) => sql`select to_regclass('storage.objects') is not null as value`,
      );
      if (!hasStorage) return 0;
      return readValue<number>(
        (sql) => sql`
        select coalesce(sum((metadata ->> 'size')::bigint), 0)::float8 as value from storage.objects`,
      );
    },
    /** Returns a SHA-256, because comparing hashes prevents timing attacks. */
    readSecretHash: () =>
      readValue<string>(
        (sql) => sql`
        select encode(sha256(convert_to(secret, 'UTF8')), 'hex') as value from leads.scheduler`,
      ),
    /** Keeps inquiries whose email to the owner is waiting. */
    deleteExpiredInquiries: () =>
      readValue<{ deleted: number; waiting: number }>(
        (sql) => sql`
        with expired as (
          select id, exists (
            select from leads.mail_jobs
            where inquiry_id = inquiries.id and kind = 'notification' and status in ('queued', 'sending')) as is_waiting
          from leads.inquiries
          where ${RETENTION_DAYS} > 0 and received_at < now() - make_interval(days => ${RETENTION_DAYS})),
        deleted as (
          delete from leads.inquiries
          where id in (select id from expired where not is_waiting limit 100) returning id)
        select jsonb_build_object(
          'deleted', (select count(*) from deleted),
          'waiting', (select count(*) from expired where is_waiting)) as value`,
      ),
    listFileDeletions: () =>
      run(
        (sql) => sql<{ id: string; inquiryId: string }[]>`
        select id, inquiry_id as "inquiryId" from leads.file_deletions where due_at <= now() order by due_at limit 100`,
      ),
    async completeFileDeletions(ids: readonly string[]): Promise<void> {
      await run(
        (sql) => sql`
        delete from leads.file_deletions
        where id in (select jsonb_array_elements_text(${toJson(ids)})::uuid)`,
      );
    },
  };
}

/** Limits for `leads.submit_inquiry`, per IP address unless noted. RATE_LIMIT_MAXIMUM scales all, for tests. */
function createLimits({ RATE_LIMIT_MAXIMUM }: Pick<Configuration, 'RATE_LIMIT_MAXIMUM'>) {
  const scale = (limit: number) => Math.ceil((limit * RATE_LIMIT_MAXIMUM) / defaultRateLimit);
  return {
    /** In ten minutes. */
    posts: RATE_LIMIT_MAXIMUM,
    /** In ten minutes. Each file counts as 10 MB. */
    upload_bytes: scale(100 * 1024 * 1024),
    daily_upload_bytes: scale(300 * 1024 * 1024),
    /** New inquiries in an hour. */
    inquiries: scale(20),
    /** Per hour: the first ones aren't suspicious. */
    unsuspicious: scale(3),
    /** Per hour: the first ones may be confirmed. */
    confirmed: scale(1),
    /** For all: notifications in an hour. */
    notifications: scale(60),
    /** For all: confirmations in a day. */
    confirmations: scale(50),
  };
}
